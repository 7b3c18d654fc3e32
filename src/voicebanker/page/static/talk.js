// Press to talk: this phone's microphone, 16 bits, 16 kHz, one channel.

import { at, label, setText } from "./dom.js";

const TAIL_MS = 250; // fingers let go a little before the mouth has ended

export class Talk {
  constructor(link, about) {
    this.link = link;
    this.about = about;
    this.isOn = false;
    const button = at("talk");
    button.addEventListener("pointerdown", (event) => { button.setPointerCapture(event.pointerId); this.begin(); });
    for (const kind of ["pointerup", "pointercancel"]) button.addEventListener(kind, () => this.end());
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // With a keyboard or a switch: one press begins, the next one ends.
    button.addEventListener("keydown", (event) => {
      if (![" ", "Enter"].includes(event.key) || event.repeat) return;
      event.preventDefault();
      if (this.isOn) this.end(); else this.begin();
    });
    at("talk-how").onclick = () => {
      at("secure-link").href = `https://${location.hostname}:${about.secure_port}/#s=${link.session}`;
      at("explain").showModal();
    };
    setText(button, label("talk-hold"));
  }

  show(state, board) {
    const canHear = state.ears && !(state.auction && board.bids === "button");
    const canLend = window.isSecureContext && Boolean(navigator.mediaDevices?.getUserMedia);
    at("talk").hidden = !(canHear && canLend) && !this.isOn;
    at("talk-how").hidden = !(state.ears && !canLend && this.about.secure_port);
  }

  async begin() {
    if (this.isOn) return;
    this.isOn = true;
    at("talk").setAttribute("aria-pressed", "true");
    setText(at("talk"), label("talk-listening"));
    try {
      await this.prepare();
    } catch {
      this.stopped();
      setText(at("own-status"), label("talk-denied"));
      return;
    }
    if (!this.isOn) return;
    this.link.send({ do: "talk", on: true });
    this.sends = true;
  }

  async prepare() {
    if (!this.stream?.active) {
      this.stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true } });
      this.context = new AudioContext();
      await this.context.audioWorklet.addModule("pcm.js");
      const worklet = new AudioWorkletNode(this.context, "pcm", { numberOfOutputs: 0 });
      worklet.port.onmessage = (event) => { if (this.sends) this.link.sendSpeech(event.data); };
      this.context.createMediaStreamSource(this.stream).connect(worklet);
    }
    await this.context.resume();
  }

  end() {
    if (!this.isOn) return;
    setTimeout(() => {
      if (this.sends) {
        this.link.send({ do: "talk", on: false });
        setText(at("own-status"), label("talk-sent"));
      }
      this.stopped();
    }, TAIL_MS);
  }

  stopped() {
    this.isOn = false;
    this.sends = false;
    at("talk").setAttribute("aria-pressed", "false");
    setText(at("talk"), label("talk-hold"));
    this.context?.suspend();
  }
}

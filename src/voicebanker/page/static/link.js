// The connection to the table: comes back by itself, and catches up.

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const MOVED = 4001;
const SHOWN_OUT = 4002;
const MISBEHAVED = 4003;
const OVER = 4004;
const KEPT = "voicebanker-session";

export class Link {
  constructor(take, tell) {
    this.take = take; // messages of the table
    this.tell = tell; // what becomes of the connection: "open", "lost", "over", "moved", "out", "shut"
    this.session = sessionStorage.getItem(KEPT);
    this.run = "";
    this.seen = 0;
    this.wait = FIRST_WAIT_MS;
    this.isIn = false;
    this.stopped = false;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.isOpen && !this.stopped) this.open();
    });
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  keep(session) {
    this.session = session;
    if (session) sessionStorage.setItem(KEPT, session);
    else sessionStorage.removeItem(KEPT);
  }

  open() {
    clearTimeout(this.timer);
    this.stopped = false;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/link`);
    this.socket = socket;
    socket.onopen = () => {
      this.isOver = false;
      this.tell("open");
      if (this.session) this.send({ do: "return", session: this.session, run: this.run, seen: this.seen });
      else if (this.code) this.send({ do: "enter", code: this.code });
    };
    socket.onmessage = (event) => this.read(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  enter(code) {
    this.code = code;
    this.keep(null);
    if (this.isOpen) this.send({ do: "enter", code });
    else this.open();
  }

  read(message) {
    if (message.type === "entered") {
      this.isIn = true;
      this.wait = FIRST_WAIT_MS;
      this.keep(message.session);
      this.code = null; // the next game has another
      if (message.run !== this.run) this.seen = 0;
      message.isAnew = message.run !== this.run;
      this.run = message.run;
    } else if (message.type === "entries") {
      message.entries = message.entries.filter((entry) => entry.number > this.seen);
      if (message.entries.length) this.seen = message.entries.at(-1).number;
    } else if (message.type === "refused") {
      if (message.why === "unknown-session") {
        this.keep(null);
        if (this.code) {
          this.send({ do: "enter", code: this.code });
          return;
        }
      }
      if (["wrong-code", "paused"].includes(message.why)) this.code = null;
    }
    this.take(message);
  }

  lost(code) {
    this.isIn = false;
    if (code === MOVED || code === MISBEHAVED || code === SHOWN_OUT) {
      this.stopped = true;
      this.tell(code === MOVED ? "moved" : code === SHOWN_OUT ? "out" : "shut");
      return;
    }
    if (code === OVER) this.isOver = true;
    this.tell(this.isOver ? "over" : "lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  send(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }

  sendSpeech(samples) {
    if (this.isOpen && this.socket.bufferedAmount < 200_000) this.socket.send(samples);
  }
}

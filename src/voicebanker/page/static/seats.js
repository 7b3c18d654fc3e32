// Which token this phone is, and what to do when another phone asks for it.

import { at, el, label, setText } from "./dom.js";

export class Seats {
  constructor(link) {
    this.link = link;
    this.mine = null;
    this.watches = false;
    at("give").onclick = () => link.send({ do: "yield", gives: true });
    at("keep").onclick = () => link.send({ do: "yield", gives: false });
    at("release").onclick = () => { this.watches = false; link.send({ do: "release" }); };
    at("watch").onclick = () => { this.watches = true; this.showPanels(); at("choose").focus(); };
    at("choose").onclick = () => { this.watches = false; this.showPanels(); at("tokens").querySelector("button")?.focus(); };
  }

  useBoard(board, tokens) {
    this.tokens = tokens;
    at("tokens").replaceChildren(...tokens.list.map((token) => el("li", {},
      el("button", { class: tokens.look(token.id), "data-claim": token.id, onclick: () => this.claim(token.id) },
        tokens.badge(token.id), el("span", {}, tokens.full(token.id), el("span", { class: "state" }))))));
  }

  claim(token) {
    this.link.send({ do: "claim", token });
  }

  show(seats) {
    const lost = this.mine && this.mine !== seats.mine && seats.held[this.mine] === "other";
    if (lost) setText(at("asking"), label("seat-taken", { player: this.tokens.name(this.mine) }));
    const came = seats.mine && !this.mine;
    this.mine = seats.mine;
    this.seats = seats;
    for (const token of this.tokens.list) {
      const button = at("tokens").querySelector(`[data-claim="${token.id}"]`);
      const held = seats.held[token.id] ?? "free";
      setText(button.querySelector(".state"), label(`seat-${held}`));
      const does = held === "free" ? "seat-take" : "seat-ask";
      button.setAttribute("aria-label", `${label(does, { player: token.name })} (${label(`seat-${held}`)})`);
    }
    if (seats.asking) setText(at("asking"), label("seat-asking", { player: this.tokens.name(seats.asking) }));
    else if (!lost) setText(at("asking"), "");
    at("asked").hidden = !seats.asked;
    if (seats.asked) setText(at("asked-text"), label("seat-asked", { player: this.tokens.name(this.mine) }));
    this.showPanels();
    if (came && at("seat").contains(document.activeElement)) at("press").focus();
  }

  showPanels() {
    at("seat").hidden = Boolean(this.mine) || this.watches;
    at("mine").hidden = !this.mine;
    at("choose").hidden = Boolean(this.mine) || !this.watches;
  }
}

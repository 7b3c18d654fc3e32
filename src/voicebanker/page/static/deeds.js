// The deeds by colour set, and the card of each with all its rents.

import { at, el, label, money, setText } from "./dom.js";

export class Deeds {
  useBoard(board, tokens) {
    this.board = board;
    this.tokens = tokens;
    this.buttons = new Map();
    at("deeds").replaceChildren(...board.sets.filter((set) => set.deeds.length).map((set) => this.makeSet(set)));
  }

  makeSet(set) {
    const rows = set.deeds.map((id) => {
      const button = el("button", { class: "deed", type: "button", "data-deed": id, onclick: () => this.open(id) },
        el("span", { class: "title" }, this.board.deeds[id].name), el("span", { class: "who" }));
      this.buttons.set(id, button);
      return button;
    });
    return el("div", { class: `set set-${set.id}` }, el("h3", {}, set.name), ...rows);
  }

  show(state) {
    this.state = state;
    for (const [id, button] of this.buttons) this.showDeed(button, id, state.deeds[id]);
    if (at("card").open) this.fill(this.shown);
  }

  showDeed(button, id, deed) {
    const key = JSON.stringify(deed);
    if (button.dataset.key === key) return;
    button.dataset.key = key;
    const words = this.words(deed);
    button.className = `deed ${deed.owner ? `owned ${this.tokens.look(deed.owner)}` : ""} ${deed.mortgaged ? "mortgaged" : ""}`;
    button.setAttribute("aria-label", label("deed-open", { deed: this.board.deeds[id].name, state: words.join(", ") }));
    const rent = deed.rent && !deed.mortgaged ? el("span", { class: "rent" }, label("deed-rent", { amount: deed.rent })) : null;
    const price = deed.owner ? null : money(this.board.deeds[id].price);
    button.querySelector(".who").replaceChildren(
      ...[deed.mortgaged ? label("deed-mortgaged") : null, this.pips(deed), rent, price,
        deed.owner ? this.tokens.badge(deed.owner) : null].filter((part) => part != null));
  }

  words(deed) {
    const words = [deed.owner ? this.tokens.name(deed.owner) : label("deed-bank")];
    if (deed.level) words.push(label("deed-level", { level: deed.level, levels: this.board.levels }));
    if (deed.houses) words.push(label("deed-houses", { count: deed.houses }));
    if (deed.hotel) words.push(label("deed-hotel"));
    if (deed.mortgaged) words.push(label("deed-mortgaged"));
    if (deed.rent) words.push(label("deed-rent", { amount: deed.rent }));
    return words;
  }

  pips(deed) {
    const pip = (kind) => el("i", { class: kind });
    if (deed.hotel) return el("span", { class: "pips", "aria-hidden": "true" }, pip("hotel"));
    if (deed.houses) return el("span", { class: "pips", "aria-hidden": "true" }, ...Array.from({ length: deed.houses }, () => pip("house")));
    if (deed.level && deed.owner) {
      return el("span", { class: "pips", "aria-hidden": "true" },
        ...Array.from({ length: this.board.levels }, (_, place) => pip(place < deed.level ? "level" : "level empty")));
    }
    return null;
  }

  open(id) {
    this.shown = id;
    this.fill(id);
    at("card").showModal();
  }

  fill(id) {
    const card = this.board.deeds[id];
    const deed = this.state.deeds[id];
    const line = ([what, count, value]) => el("tr", { class: this.isNow(what, count, deed, id) ? "now" : null },
      el("th", { scope: "row" }, label(`rent-${what}`, { count })), el("td", { class: "num" }, value));
    const cost = ([what, value]) => el("tr", {}, el("th", { scope: "row" }, label(`card-${what}`)), el("td", { class: "num" }, value));
    const owner = el("tr", {}, el("th", { scope: "row" }, label("card-owner")), el("td", { class: "num" }, this.words(deed).slice(0, 1)[0]));
    const now = deed.rent ? [el("tr", {}, el("th", { scope: "row" }, label("card-now")), el("td", { class: "num" }, deed.rent))] : [];
    at("card").className = `card set-${card.set}`;
    const had = at("card").contains(document.activeElement);
    at("card").replaceChildren(
      el("div", { class: "card-head" }),
      el("h2", { id: "card-name" }, card.name),
      el("p", { class: "kind" }, label("card-heading")),
      el("table", {}, el("caption", {}, label("card-rents")), el("tbody", {}, ...card.rents.map(line))),
      el("table", {}, el("caption", { class: "only-heard" }, label("card-price")), el("tbody", {}, ...card.costs.map(cost), owner, ...now)),
      el("form", { method: "dialog" }, el("button", { class: "primary" }, label("close"))));
    if (had) at("card").querySelector("button").focus();
  }

  /** Whether a line of the card is the rent that counts now. */
  isNow(what, count, deed, id) {
    if (!deed.owner || deed.mortgaged) return false;
    if (what === "level") return Number(count) === deed.level;
    if (what === "houses") return Number(count) === deed.houses;
    if (what === "railroads" || what === "utilities") {
      const set = this.board.sets.find((one) => one.id === this.board.deeds[id].set);
      return Number(count) === set.deeds.filter((one) => this.state.deeds[one].owner === deed.owner).length;
    }
    if (what === "house") return Boolean(deed.houses);
    if (what === "hotel") return Boolean(deed.hotel);
    return what === deed.step && !deed.houses && !deed.hotel;
  }
}

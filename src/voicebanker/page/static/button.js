// The token's button on this phone, and what goes with it: words, bids, yes and no, undo.

import { at, el, label, money, setText } from "./dom.js";

export class Button {
  constructor(link, seats) {
    this.link = link;
    this.seats = seats;
    at("press").onclick = () => link.send({ do: "press" });
    at("say-form").onsubmit = (event) => {
      event.preventDefault();
      this.say(at("say").value);
      at("say").value = "";
    };
    at("bid-form").onsubmit = (event) => {
      event.preventDefault();
      this.say(at("own-bid").value);
      at("own-bid").value = "";
    };
  }

  useBoard(board, tokens) {
    this.board = board;
    this.tokens = tokens;
    at("names").replaceChildren(...Object.values(board.deeds).map((deed) => el("option", { value: deed.name })));
    const controls = ["undo", "repeat", "help", "wait"];
    at("controls").replaceChildren(...controls.map((control) => el("button", {
      type: "button", "data-control": control, onclick: () => this.link.send({ do: "control", control }) }, label(control))));
  }

  say(text) {
    const trimmed = text.trim();
    if (trimmed) this.link.send({ do: "say", text: trimmed });
  }

  show(state) {
    this.showSayings(state);
    const mine = this.seats.mine;
    if (!mine) return;
    const own = state.players.find((player) => player.token === mine);
    const speaks = state.speaker === mine;
    const name = this.tokens.name(mine);
    at("mine").className = `panel mine for-phone ${this.tokens.look(mine)}`;
    this.showHeading(mine, own);
    const text = this.meaning(state, mine, own);
    setText(at("press-text"), text);
    at("press").classList.toggle("hot", speaks);
    if (speaks && !this.spoke) {
      navigator.vibrate?.(40);
      setText(at("own-status"), label("button-speak"));
    } else if (!speaks) setText(at("own-status"), "");
    this.spoke = speaks;
    const spokenBids = Boolean(state.auction) && this.board.bids === "spoken";
    at("bid-form").hidden = !spokenBids;
    if (spokenBids) at("own-bid").placeholder = String(state.auction.next);
    const wait = at("controls").querySelector('[data-control="wait"]');
    wait.hidden = !state.auction;
    setText(wait, label(state.auction?.held ? "go-on" : "wait"));
    if (state.sayings.length) at("say").placeholder = label("say-hint", { example: state.sayings[0] });
    setText(at("release"), label("seat-release", { player: name }));
    this.showChoices(state, speaks, mine);
  }

  showHeading(mine, own) {
    const key = `${mine} ${own?.money}`;
    if (at("mine-heading").dataset.key === key) return;
    at("mine-heading").dataset.key = key;
    at("mine-heading").replaceChildren(this.tokens.badge(mine), label("seat-mine", { player: this.tokens.name(mine) }),
      ...(own ? [el("span", { class: "cash" }, money(own.money))] : []));
  }

  /** What a press of the button means now. */
  meaning(state, mine, own) {
    if (state.state === "joining" && !own) return label("button-join", { player: this.tokens.name(mine) });
    if (state.auction && this.board.bids === "button") {
      return state.auction.begun ? label("button-bid", { amount: money(state.auction.next) }) : label("button-begin");
    }
    if (state.waiting?.player === mine) return label(state.waiting.agrees ? "button-agree" : "button-answer");
    if (state.speaker === mine) return label("button-speak");
    if (state.state === "over") return label("button-over");
    return label(state.speaker ? "button-other" : "button-press");
  }

  showChoices(state, speaks, mine) {
    let choices = speaks ? state.choices : [];
    if (!choices.length && state.waiting?.agrees && state.waiting.player === mine) choices = ["no"];
    const key = choices.join("|");
    if (at("choices").dataset.key === key) return;
    at("choices").dataset.key = key;
    at("choices").replaceChildren(...choices.map((choice) => el("button", { type: "button", onclick: () => this.say(choice) },
      ["yes", "no"].includes(choice) ? label(choice) : choice)));
  }

  showSayings(state) {
    const key = `${this.seats.mine}|${state.sayings.join("|")}`;
    if (at("sayings").dataset.key === key) return;
    at("sayings").dataset.key = key;
    setText(at("sayings-hint"), label(this.seats.mine ? "sayings-hint" : "sayings-hint-viewer"));
    at("sayings").replaceChildren(...state.sayings.map((saying) => el("li", {}, this.seats.mine
      ? el("button", { type: "button", onclick: () => this.put(saying) }, saying)
      : el("span", {}, saying))));
  }

  put(saying) {
    at("say").value = saying;
    at("say").focus();
  }
}

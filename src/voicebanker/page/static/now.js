// What is happening now: what was said, the auction, the debt, the final ranking.

import { at, el, label, money, setText } from "./dom.js";

const LONG = 170; // characters that no longer fit in large letters

export class Now {
  constructor() {
    this.ringsAt = null;
    this.whole = 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    setInterval(() => this.tick(still.matches), 100);
  }

  useBoard(board, tokens) {
    this.board = board;
    this.tokens = tokens;
  }

  entry(entry, isNew) {
    if (entry.kind === "said") {
      setText(at("said"), entry.text);
      at("said").classList.toggle("long", entry.text.length > LONG);
      if (isNew && at("aloud").checked) at("spoken").replaceChildren(el("p", {}, entry.text));
    } else if (entry.kind === "heard") {
      const who = entry.token ? { player: this.tokens.name(entry.token), text: entry.text } : { text: entry.text };
      setText(at("heard"), label(entry.token ? "heard" : "heard-nobody", who));
    } else if (entry.kind === "notice") {
      setText(at("heard"), entry.text);
    }
  }

  show(state) {
    if (!at("said").textContent) setText(at("said"), label("said-nothing"));
    const speaker = at("speaker");
    const text = state.speaker ? label("speaker-is", { player: this.tokens.name(state.speaker) }) : label(`state-${["joining", "play", "auction", "over"].includes(state.state) ? state.state : "waiting"}`);
    if (speaker.dataset.who !== `${state.speaker}${text}`) {
      speaker.dataset.who = `${state.speaker}${text}`;
      speaker.replaceChildren(...(state.speaker ? [this.tokens.badge(state.speaker)] : []), text);
    }
    this.showAuction(state.auction);
    this.showWaiting(state);
    this.showRanking(state.ranking);
  }

  showAuction(auction) {
    at("auction").hidden = !auction;
    this.ringsAt = null;
    if (!auction) return;
    const deed = this.board.deeds[auction.lot];
    const lot = at("lot");
    lot.className = `lot set-${deed?.set ?? "none"}`;
    setText(lot, auction.name);
    setText(at("bid-label"), label(auction.bidder ? "auction-standing" : "auction-opening"));
    setText(at("bid"), money(auction.bid || auction.next));
    const by = auction.bidder ? label("auction-of", { player: this.tokens.full(auction.bidder) }) : label("auction-nobody");
    setText(at("bidder"), by);
    const called = ["", "auction-once", "auction-twice"][Math.min(auction.calls, 2)];
    const calls = auction.held ? "auction-held" : !auction.begun ? "auction-not-begun" : called;
    setText(at("calls"), calls ? label(calls) : "");
    const runs = auction.rings_in_s != null && !auction.held;
    at("countdown").hidden = !runs;
    if (runs) {
      this.ringsAt = performance.now() + auction.rings_in_s * 1000;
      this.whole = Math.max(auction.rings_in_s, 0.1);
    }
    this.tick(false);
  }

  tick(still) {
    if (this.ringsAt === null) {
      setText(at("seconds"), "");
      return;
    }
    const left = Math.max(0, (this.ringsAt - performance.now()) / 1000);
    const seconds = Math.ceil(left);
    setText(at("seconds"), label("auction-countdown", { seconds }));
    const share = still ? seconds / Math.ceil(this.whole) : left / this.whole;
    at("bar").style.transform = `scaleX(${Math.min(1, share)})`;
  }

  showWaiting(state) {
    const waiting = state.waiting;
    at("waiting").hidden = !waiting;
    if (!waiting) return;
    setText(at("waiting-heading"), label("waiting-heading", { player: this.tokens.full(waiting.player) }));
    setText(at("waiting-text"), waiting.text);
    at("waiting-text").hidden = waiting.text === at("said").textContent;
    at("debts").replaceChildren(...state.debts.flatMap((debt) => [
      ...debt.owed.map(([creditor, amount]) => el("p", { class: "debt" }, label("debt-owes", {
        player: this.tokens.name(debt.debtor), creditor: this.tokens.name(creditor), amount: money(amount) }))),
      el("p", { class: "debt" }, label("debt-has", { amount: money(debt.money) })),
    ]));
  }

  showRanking(ranking) {
    at("ranking").hidden = !ranking.length;
    document.body.classList.toggle("over", ranking.length > 0);
    const key = JSON.stringify(ranking);
    if (!ranking.length || this.ranked === key) return;
    this.ranked = key;
    const head = ["ranking-place", "ranking-player", "ranking-total"];
    const rows = ranking.map((one) => el("tr", {},
      el("td", {}, `${one.place}.`),
      el("th", { scope: "row" }, this.tokens.full(one.token),
        el("div", { class: "parts" }, one.fallen ? label("player-fallen")
          : one.parts.map(([part, amount]) => `${label(`part-${part}`)} ${money(amount)}`).join(", "))),
      el("td", { class: "num" }, money(one.total))));
    at("ranks").replaceChildren(el("table", {},
      el("thead", {}, el("tr", {}, ...head.map((id, place) =>
        el("th", { scope: "col", class: place === 2 ? "num" : null }, label(id))))),
      el("tbody", {}, ...rows)));
  }
}

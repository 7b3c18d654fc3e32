// The players with their cash, what they are worth, and their deeds.

import { at, el, label, money, setText } from "./dom.js";

export class Players {
  useBoard(board, tokens) {
    this.board = board;
    this.tokens = tokens;
    this.rows = new Map();
    at("players").replaceChildren();
  }

  show(state) {
    at("players").classList.toggle("crowd", state.players.length > 5);
    at("players-none").hidden = state.players.length > 0;
    const here = new Set(state.players.map((player) => player.token));
    for (const [token, row] of this.rows) {
      if (!here.has(token)) { row.remove(); this.rows.delete(token); }
    }
    for (const player of state.players) this.showPlayer(player, state);
    const box = Object.entries(state.box).map(([kind, count]) => label(`box-${kind}`, { count }));
    const lines = box.length ? [`${label("box-heading")}: ${box.join(" · ")}`] : [];
    if (state.minutes != null) lines.push(label("minutes", { count: state.minutes }));
    setText(at("box"), lines.join(" · "));
  }

  showPlayer(player, state) {
    let row = this.rows.get(player.token);
    if (!row) {
      row = el("li", { class: `player ${this.tokens.look(player.token)}`, "data-token": player.token },
        this.tokens.badge(player.token),
        el("span", { class: "name" }, this.tokens.full(player.token)),
        el("span", { class: "cash" }),
        el("span", { class: "more" }),
        el("span", { class: "worth" }),
        el("span", { class: "strip", "aria-hidden": "true" }));
      this.rows.set(player.token, row);
      at("players").append(row);
    }
    row.classList.toggle("speaks", state.speaker === player.token);
    row.classList.toggle("fallen", player.fallen);
    const marks = [`${label("player-deeds")}: ${player.deeds.length || label("player-none")}`];
    if (player.fallen) marks.splice(0, 1, label("player-fallen"));
    if (player.jailed) marks.push(label("player-jail"));
    if (player.jail_cards) marks.push(label("player-jail-cards", { count: player.jail_cards }));
    setText(row.querySelector(".cash"), money(player.money));
    setText(row.querySelector(".more"), marks.join(" · "));
    setText(row.querySelector(".worth"), `${label("player-worth")} ${money(player.worth)}`);
    const deeds = player.deeds.join(" ");
    const strip = row.querySelector(".strip");
    if (strip.dataset.deeds !== deeds) {
      strip.dataset.deeds = deeds;
      strip.replaceChildren(...player.deeds.map((deed) => el("i", { class: `set-${this.board.deeds[deed].set}` })));
    }
  }
}

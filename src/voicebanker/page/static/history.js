// The history of the game as a list, the last thing first; what was taken back stays, struck out.

import { at, el, label } from "./dom.js";

const MOST_SHOWN = 400;

export class History {
  useBoard(board, tokens) { this.tokens = tokens; }

  reset() {
    this.rows = new Map();
    at("history").replaceChildren();
  }

  entry(entry) {
    if (entry.kind === "told") {
      const row = el("li", {}, entry.token ? this.tokens.badge(entry.token) : el("span", {}),
        el("p", {}, el("span", { class: "text" }, entry.text)));
      this.rows.set(entry.told, row);
      at("history").prepend(row);
      while (at("history").childElementCount > MOST_SHOWN) at("history").lastElementChild.remove();
    } else if (entry.kind === "undone") {
      for (const told of entry.told) {
        const row = this.rows.get(told);
        if (!row) continue;
        row.querySelector(".text").classList.add("undone");
        row.querySelector("p").append(" ", el("span", { class: "mark" }, `(${label("history-undone")})`));
      }
    }
    at("history-empty").hidden = at("history").childElementCount > 0;
  }
}

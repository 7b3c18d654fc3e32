// What everyone was worth over the game: lines drawn here, and the same in figures.

import { at, el, label, letters, money } from "./dom.js";

const RIGHT = 36;
const LEAST_HIGH = 220;
const TOP = 14;
const BOTTOM = 18;
const GAP = 15;

function svg(name, properties = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Round steps for the lines of the grid, about four of them. */
function steps(least, most) {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough);
  const found = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) found.push(at);
  return found;
}

export class Chart {
  constructor() {
    new ResizeObserver(() => { if (this.chart) this.show(this.chart); }).observe(at("chart"));
  }

  useBoard(board, tokens) { this.tokens = tokens; }

  show(chart) {
    this.chart = chart;
    const lines = Object.entries(chart.lines);
    const length = Math.max(0, ...lines.map(([, points]) => points.length));
    at("chart-empty").hidden = length > 1;
    at("chart-figures").hidden = length < 2;
    if (length < 2) { at("chart").replaceChildren(); return; }
    const box = at("chart").getBoundingClientRect();
    const wide = Math.max(280, Math.round(box.width));
    const isFixed = getComputedStyle(at("chart")).flexGrow === "1";
    const high = Math.max(LEAST_HIGH, isFixed ? Math.round(box.height) : Math.round(wide * 0.5));
    const all = lines.flatMap(([, points]) => points.filter((point) => point != null));
    const least = Math.min(0, ...all);
    const most = Math.max(...all, 1);
    const left = isFixed ? 76 : 58;
    const x = (place) => left + (place / (length - 1)) * (wide - left - RIGHT);
    const y = (value) => TOP + (1 - (value - least) / (most - least)) * (high - TOP - BOTTOM);
    const now = lines.map(([token, points]) => ({ token, value: points.at(-1) ?? 0 })).sort((a, b) => b.value - a.value);
    const list = now.map(({ token, value }) => `${this.tokens.name(token)} ${money(value)}`).join(", ");
    const drawn = svg("svg", { viewBox: `0 0 ${wide} ${high}`, role: "img", width: wide, height: high,
      "aria-label": `${label("chart-heading")}. ${label("chart-about", { least: money(least), most: money(most), list })}` });
    for (const value of steps(least, most)) {
      drawn.append(svg("line", { class: "grid", x1: left, x2: wide - RIGHT, y1: y(value), y2: y(value) }),
        svg("text", { x: left - 8, y: y(value) + 4, "text-anchor": "end" }, money(value)));
    }
    for (const [token, points] of lines) this.draw(drawn, token, points, x, y);
    this.drawEnds(drawn, now, x(length - 1), y);
    at("chart").replaceChildren(drawn);
    this.showTable(lines);
  }

  draw(drawn, token, points, x, y) {
    const place = this.tokens.places.get(token) ?? 7;
    const path = points.map((value, at) => (value == null ? null : `${x(at).toFixed(1)},${y(value).toFixed(1)}`)).filter(Boolean);
    drawn.append(svg("polyline", { class: `${this.tokens.look(token)} dash-${place}`, points: path.join(" ") }));
  }

  /** Name the lines at their ends, moved apart where they would lie on each other. */
  drawEnds(drawn, now, x, y) {
    let above = -Infinity;
    for (const { token, value } of now) {
      const height = Math.max(y(value), above + GAP);
      above = height;
      drawn.append(svg("circle", { class: this.tokens.look(token), cx: x, cy: y(value), r: 4 }),
        svg("text", { class: `end ${this.tokens.look(token)}`, x: x + 10, y: height + 4 }, letters(this.tokens.name(token))));
    }
  }

  showTable(lines) {
    const head = ["chart-first", "chart-lowest", "chart-highest", "chart-last"];
    const rows = lines.map(([token, points]) => {
      const known = points.filter((point) => point != null);
      const figures = [known[0], Math.min(...known), Math.max(...known), known.at(-1)];
      // The name has a line of its own: beside it the figures would be too wide for a small phone.
      return el("tbody", {},
        el("tr", {}, el("th", { scope: "rowgroup", colspan: String(head.length) }, this.tokens.full(token))),
        el("tr", {}, ...figures.map((figure) => el("td", { class: "num" }, money(figure)))));
    });
    at("chart-table").replaceChildren(el("table", {},
      el("thead", {}, el("tr", {}, ...head.map((id) => el("th", { scope: "col", class: "num" }, label(id))))),
      ...rows));
  }
}

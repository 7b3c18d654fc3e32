// Small helpers: elements, labels, money, tokens.

let labels = {};
let form = { whole: "", thousands: "" };

export function useLabels(given) {
  labels = given;
  for (const element of document.querySelectorAll("[data-label]")) {
    element.textContent = label(element.dataset.label);
  }
}

/** Print amounts as the language of the table does. */
export function useMoney(given) {
  form = given;
}

/** The label called `id`, with its places filled in. */
export function label(id, places = {}) {
  const text = labels[id] ?? id;
  return text.replace(/\{([a-z_]+)\}/g, (whole, name) => places[name] ?? whole);
}

export const at = (id) => document.getElementById(id);

/** Make an element: `el("p", {class: "hint"}, "text")`. */
export function el(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

/** Set text only where it differs, so that nothing is announced twice. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function money(amount) {
  const figures = String(amount).replace(/\B(?=(\d{3})+$)/g, form.thousands);
  return form.whole.replace("{amount}", figures);
}

/** Two letters for a token: initials, or the first two letters. */
export function letters(name) {
  const words = name.split(/[\s-]+/);
  return words.length > 1 ? words[0][0] + words[1][0].toUpperCase() : name.slice(0, 2);
}

export class Tokens {
  constructor(list) {
    this.list = list;
    this.places = new Map(list.map((token, place) => [token.id, place]));
  }

  of(id) { return this.list[this.places.get(id)]; }

  name(id) {
    if (!id || !this.places.has(id)) return label("bank");
    return this.of(id).name;
  }

  /** The person's name where it is known, and the token. */
  full(id) {
    const token = this.of(id);
    return token?.person ? `${token.person} (${token.name})` : this.name(id);
  }

  look(id) { return `token-${this.places.get(id) ?? 7}`; }

  badge(id) {
    return el("span", { class: `badge ${this.look(id)}`, "aria-hidden": "true" }, letters(this.name(id)));
  }
}

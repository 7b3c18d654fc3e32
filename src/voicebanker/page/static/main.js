// The page: comes in by the code, then shows what the table tells.

import { Tokens, at, label, setText, useLabels, useMoney } from "./dom.js";
import { Link } from "./link.js";
import { Now } from "./now.js";
import { Players } from "./players.js";
import { Deeds } from "./deeds.js";
import { Chart } from "./chart.js";
import { History } from "./history.js";
import { Seats } from "./seats.js";
import { Button } from "./button.js";
import { Talk } from "./talk.js";

const ALOUD = "voicebanker-aloud";
const about = await (await fetch("about.json")).json();
document.documentElement.lang = about.language;
useLabels(about.labels);
useMoney(about.money);
document.title = label("page-title");
const isTable = new URLSearchParams(location.search).get("view") === "table";
document.body.classList.toggle("table-view", isTable);

const link = new Link(take, tell);
const now = new Now();
const players = new Players();
const deeds = new Deeds();
const chart = new Chart();
const history = new History();
const seats = new Seats(link);
const button = new Button(link, seats);
const talk = new Talk(link, about);
const parts = [now, players, deeds, chart, history, seats, button];
let board = null;
let state = null;
let isCaughtUp = false;

function take(message) {
  const does = { entered, board: useBoard, state: useState, chart: (one) => chart.show(one), entries, seats: useSeats, refused };
  does[message.type]?.(message);
}

function entered(message) {
  if (message.isAnew) {
    history.reset();
    isCaughtUp = false;
    setTimeout(() => { isCaughtUp = true; }, 1000);
  }
  at("door").hidden = true;
  at("game").hidden = false;
  if (document.activeElement === document.body || at("door").contains(document.activeElement)) at("main").focus();
}

function useBoard(given) {
  board = given;
  const tokens = new Tokens(given.tokens);
  for (const part of parts) part.useBoard(given, tokens);
  setText(at("game-title"), given.title);
  setText(at("game-heading"), given.title);
  document.title = label("page-of-game", { game: given.title });
}

function useState(given) {
  state = given;
  now.show(state);
  players.show(state);
  deeds.show(state);
  button.show(state);
  talk.show(state, board);
}

function entries(message) {
  for (const entry of message.entries) {
    now.entry(entry, isCaughtUp);
    history.entry(entry);
  }
}

function useSeats(given) {
  if (isTable) return;
  seats.show(given);
  if (state) button.show(state);
}

function refused(message) {
  const places = { tries: message.tries, seconds: message.seconds };
  if (message.why === "unknown-session") { showDoor(label("door-session")); return; }
  if (message.why === "wrong-code") { showDoor(label("door-wrong", places)); return; }
  if (message.why === "paused") { showDoor(label("door-paused", places)); return; }
  if (message.why in about.labels) setText(at("own-status"), label(message.why));
}

function showDoor(problem = "") {
  at("game").hidden = true;
  at("door").hidden = false;
  setText(at("door-problem"), problem);
  at("code").setAttribute("aria-invalid", problem ? "true" : "false");
  at("code").value = "";
  at("code").focus();
}

function tell(what) {
  const words = { open: "", lost: "link-lost", over: "link-over", moved: "link-moved", out: "link-shown-out", shut: "link-misbehaved" };
  setText(at("link"), words[what] ? label(words[what]) : "");
  document.body.classList.toggle("lost", what !== "open");
  if (what === "moved") {
    const again = document.createElement("button");
    again.textContent = label("link-use-here");
    again.onclick = () => link.open();
    at("link").append(" ", again);
  }
}

at("door-form").onsubmit = (event) => {
  event.preventDefault();
  const code = at("code").value.trim();
  if (/^[0-9]{4}$/.test(code)) link.enter(code);
  else showDoor(label("door-format"));
};

const aloud = localStorage.getItem(ALOUD);
at("aloud").checked = aloud === null ? !about.spoken : aloud === "yes";
at("aloud").onchange = () => localStorage.setItem(ALOUD, at("aloud").checked ? "yes" : "no");

const hash = location.hash.slice(1);
if (hash) window.history.replaceState(null, "", location.pathname + location.search);
if (/^[0-9]{4}$/.test(hash)) link.code = hash;
if (hash.startsWith("s=")) link.keep(hash.slice(2));
if (link.session || link.code) link.open();
else showDoor();

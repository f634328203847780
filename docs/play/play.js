// One person plays at a table of table.py, which runs in this page: clicks in, a picture out.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const RECORD = "dschunke.record";
const BOT = "dschunke.bot";
const CLICKED = "[data-junk], [data-role], [data-good], [data-stack], [data-card]";

const at = (id) => document.getElementById(id);
const form = at("new");
let python; // the module table.py
let table; // its Table
let page; // what the table shows
let choices; // those of page.choices that fit all that was clicked

async function start() {
  const pyodide = await loadPyodide();
  const wheels = await (await fetch("wheels/list.json")).json();
  const packed = await Promise.all(
    wheels.map(async (name) => (await fetch(`wheels/${encodeURIComponent(name)}`)).arrayBuffer()),
  );
  for (const wheel of packed) pyodide.unpackArchive(wheel, "wheel");
  pyodide.FS.writeFile("table.py", await (await fetch("table.py")).text());
  python = pyodide.pyimport("table");
  at("status").textContent = "";
  at("table").hidden = false;
  if (!resume()) begin();
}

/** Keep a text for the next visit, where the browser allows it. */
function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch (wrong) {
    console.warn("this browser keeps nothing", wrong);
  }
}

function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function begin() {
  const { players, bot, seed } = form.elements;
  const chosen = seed.value === "" ? Math.floor(Math.random() * 1e9) : Number(seed.value);
  sit(python.begin(Number(players.value), chosen, bot.value));
  remember(BOT, bot.value);
  at("status").textContent = `You are Red, seat A. Seed ${chosen}.`;
}

function resume() {
  const saved = remembered(RECORD);
  if (saved === null) return false;
  const bot = remembered(BOT) ?? "greedy";
  try {
    sit(python.resume(saved, bot));
  } catch (wrong) {
    console.warn("the saved game cannot be read", wrong);
    remember(`${RECORD}-unread`, saved); // a new game takes its place
    return false;
  }
  form.elements.bot.value = bot;
  at("status").textContent = "You are Red, seat A. The game goes on where you left it.";
  return true;
}

function sit(other) {
  table?.destroy();
  table = other;
  show();
}

function show() {
  page = JSON.parse(table.shown());
  remember(RECORD, page.record);
  at("board").innerHTML = page.svg;
  at("board").firstElementChild.setAttribute("role", "group"); // its parts are buttons now
  at("wanted").textContent = page.wanted;
  at("scores").textContent = page.scores.join("\n");
  at("undo").disabled = !page.mayUndo;
  tell(page.log);
  offer(page.choices);
}

/** Keep the lines that still hold, so that a reader hears only what is new. */
function tell(lines) {
  const log = at("log");
  while (log.children.length > lines.length) log.lastElementChild.remove();
  const same = [...log.children].findIndex((line, place) => line.textContent !== lines[place]);
  if (same >= 0) while (log.children.length > same) log.lastElementChild.remove();
  for (const line of lines.slice(log.children.length)) {
    log.append(Object.assign(document.createElement("li"), { textContent: line }));
  }
  log.scrollTop = log.scrollHeight;
}

/** Offer some of the choices, as buttons and in the picture. */
function offer(some) {
  choices = some;
  at("refusal").textContent = "";
  at("all").hidden = some.length === page.choices.length;
  at("choices").replaceChildren(
    ...some.map((choice) => {
      const button = Object.assign(document.createElement("button"), { textContent: choice.says });
      button.addEventListener("click", () => act(choice));
      const line = document.createElement("li");
      line.append(button);
      return line;
    }),
  );
  for (const part of at("board").querySelectorAll(".can")) {
    // A junk whose merchant can be taken is clicked there: a button has no button in it.
    if (part.querySelector(".can")) continue;
    const fitting = page.choices.filter((choice) => fits(choice, part));
    const title = part.querySelector("title").textContent;
    const says = fitting.length === 1 ? fitting[0].says : `${fitting.length} choices`;
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", `${title}: ${says}`);
  }
}

/** Tell whether a choice is about a part of the picture. */
function fits(choice, part) {
  return Object.entries(part.dataset).every(([name, value]) => {
    const swapped = part.closest("[data-seat]") ? "give" : "take";
    const field = name === "good" && "give" in choice.about ? swapped : name;
    return choice.about[field] === value;
  });
}

/** Do what a part stands for, or ask which of several things is meant. */
function click(part) {
  const among = (some) => some.filter((choice) => fits(choice, part));
  if (!part.classList.contains("can")) return refuse(part);
  const both = among(choices); // with what was clicked before
  const fitting = both.length ? both : among(page.choices);
  if (fitting.length === 1) return act(fitting[0]);
  offer(fitting);
  focusFirst();
  at("choices").scrollIntoView({ block: "nearest" }); // on a phone it lies below the picture
}

function refuse(part) {
  offer(page.choices);
  at("refusal").textContent = table.why_not(JSON.stringify(part.dataset));
  at("refusal").scrollIntoView({ block: "nearest" });
}

function act(choice) {
  const refused = table.act(JSON.stringify(choice.action));
  if (refused) at("refusal").textContent = refused;
  else show();
  focusFirst();
}

function focusFirst() {
  const first = at("choices").querySelector("button") ?? at("wanted");
  first.focus({ preventScroll: true });
}

at("board").addEventListener("click", (event) => {
  // A place on a junk that cannot be chosen itself stands for the junk.
  const part =
    event.target.closest(".can, [data-role], [data-good], [data-stack], [data-card]") ??
    event.target.closest(CLICKED);
  if (part) click(part);
});
at("board").addEventListener("keydown", (event) => {
  if (event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  const part = event.target.closest('[role="button"]');
  if (!part) return;
  event.preventDefault();
  click(part);
});
at("all").addEventListener("click", () => {
  offer(page.choices);
  focusFirst();
});
at("undo").addEventListener("click", () => {
  table.undo();
  show();
  focusFirst();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (python) begin();
});
start().catch((wrong) => {
  at("status").textContent = `The game could not be loaded: ${wrong.message}`;
});

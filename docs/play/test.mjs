// Plays the built page in Chromium: node docs/play/test.mjs (after build.mjs)
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const site = join(root, "build", "play");
const { chromium } = createRequire(join(root, "build", "tools", "package.json"))("playwright-core");

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
  const file = join(site, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  response.end(readFileSync(file));
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: process.getuid() === 0 ? ["--no-sandbox"] : [],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
const wrong = [];
page.on("pageerror", (error) => wrong.push(error.message));
page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
page.on("request", (request) => {
  if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) wrong.push(request.url());
});

const text = (id) => page.locator(`#${id}`).innerText();
const log = () => page.locator("#log li").allInnerTexts();
const record = () => page.evaluate(() => JSON.parse(localStorage.getItem("dschunke.record")));
const count = async () => (await record()).actions.length;
const ready = () => page.waitForSelector("#table:not([hidden])", { timeout: 120_000 });
const choose = (words) => page.locator("#choices button", { hasText: words }).first().click();
const focused = () => page.evaluate(() => document.activeElement.textContent);

async function begin(players, bot, seed) {
  await page.selectOption("[name=players]", players);
  await page.selectOption("[name=bot]", bot);
  await page.fill("[name=seed]", seed);
  await page.click("#new button");
}

const scenes = {
  async "the page begins a game by itself, and needs no other server"() {
    await page.goto(address);
    await ready();
    assert.match(await text("wanted"), /A Red/);
    assert.ok((await page.locator("#choices button").count()) > 0);
  },

  async "what cannot be done is refused with its rule and its reason, and changes nothing"() {
    await begin("4", "greedy", "7");
    const before = await record();
    await page.click("#stock-fish");
    assert.equal(await text("refusal"), "R3.2: now seat 0 takes a role; DrawGoods does not fit");
    assert.deepEqual(await record(), before);
  },

  async "what may mean several things is asked: a helper, then the junk"() {
    await begin("4", "greedy", "7");
    await page.click("#role-upper-helper");
    assert.equal(await page.locator("#choices button").count(), 2);
    assert.match(await focused(), /upper helper/);
    await page.click("#junk-orange");
    const { seat, role, junk } = (await record()).actions[0];
    assert.deepEqual({ seat, role, junk }, { seat: 0, role: "upper helper", junk: "orange" });
  },

  async "a taken role is refused by the rule that says so"() {
    await begin("4", "greedy", "7");
    while (!(await page.locator('[data-role] .off').count())) {
      await page.locator("#choices button").last().click();
    }
    for (let turns = 0; !/takes a role/.test(await text("wanted")) || !(await page.locator("[data-role] .off").count()); turns++) {
      assert.ok(turns < 60, "the person comes to a turn at which a role is taken");
      await page.locator("#choices button").last().click();
    }
    await page.locator("[data-role]:has(.off)").first().click();
    assert.match(await text("refusal"), /^R5\.5: /);
  },

  async "what told nobody anything is taken back, what did is not"() {
    await begin("4", "greedy", "7");
    const before = { record: await record(), log: await log() };
    await page.click("#role-load-merchant");
    assert.match(await text("wanted"), /A Red/);
    assert.ok((await count()) > before.record.actions.length);
    await page.click("#undo");
    assert.deepEqual({ record: await record(), log: await log() }, before);
    while (!/choose/.test(await text("wanted")) && !/bid/.test(await text("wanted"))) await page.locator("#choices button").first().click();
    await choose("passes");
    assert.ok(await page.locator("#undo").isDisabled(), "bids were shown");
  },

  async "after a reload the game goes on"() {
    const before = { record: await record(), log: await log(), wanted: await text("wanted") };
    await page.reload();
    await ready();
    assert.deepEqual({ record: await record(), log: await log(), wanted: await text("wanted") }, before);
  },

  async "a saved game that cannot be read makes way for a new one"() {
    await page.evaluate(() => localStorage.setItem("dschunke.record", '{"kind": "Record"}'));
    await page.reload();
    await ready();
    assert.match(await text("status"), /Seed/);
  },

  async "some turns with the keyboard alone"() {
    await begin("3", "greedy", "5");
    await page.locator("#undo").focus();
    for (let turn = 0; turn < 3; turn++) {
      const before = await count();
      let steps = 0;
      const part = () => page.evaluate(() => document.activeElement.closest("svg") !== null);
      do {
        await page.keyboard.press("Shift+Tab");
        assert.ok(++steps < 200, "the picture is reached by the tabulator");
      } while (!(await part()));
      const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
      assert.ok(label.length > 5);
      await page.keyboard.press(turn % 2 ? "Enter" : "Space");
      if ((await count()) === before) {
        assert.ok(await focused(), "the first of the choices left has the focus");
        await page.keyboard.press("Enter");
      }
      assert.ok((await count()) > before);
    }
  },

  async "everything that can be clicked says what it is"() {
    const nameless = await page.evaluate(
      () => [...document.querySelectorAll("#board [tabindex]")].filter((one) => one.getAttribute("role") !== "button" || !one.getAttribute("aria-label")).length,
    );
    assert.equal(nameless, 0);
    assert.equal(await page.getAttribute("#board svg", "role"), "group");
    assert.equal(await page.getAttribute("#log", "aria-live"), "polite");
  },

  async "a whole game by clicks into the picture, at the width of a phone"() {
    await page.setViewportSize({ width: 380, height: 740 });
    await begin("3", "greedy", "11");
    let inPicture = 0;
    for (let clicks = 0; !(await text("scores")); clicks++) {
      assert.ok(clicks < 600, "the game ends");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 380, `${wide} pixels wide`);
      const parts = page.locator('#board [role="button"]');
      const before = await count();
      const many = await parts.count();
      if (many) {
        await parts.nth(clicks % many).click();
        inPicture++;
      }
      if ((await count()) === before) await page.locator("#choices button").first().click();
      assert.equal(await text("refusal"), "");
    }
    assert.ok(inPicture > 30);
    assert.match(await text("scores"), /wins|share the win/);
    assert.match((await log()).at(-1), /^The game is over/);
    await page.click("#stock-rice");
    assert.equal(await text("refusal"), "R11.1: the game is over");
    const { y, height } = await page.locator("#refusal").boundingBox();
    assert.ok(y >= 0 && y + height <= 740, "the refusal is in sight");
  },
};

let failed = 0;
for (const [says, scene] of Object.entries(scenes)) {
  try {
    await scene();
    assert.deepEqual(wrong.splice(0), [], "no error, and no request elsewhere");
    console.log(`ok: ${says}`);
  } catch (error) {
    failed++;
    console.error(`failed: ${says}\n${error.stack}`);
  }
}
await browser.close();
server.close();
process.exitCode = failed ? 1 : 0;

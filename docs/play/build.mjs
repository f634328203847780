// Puts the page, Python and the package beside one another in build/play: node docs/play/build.mjs
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const page = dirname(fileURLToPath(import.meta.url));
const root = join(page, "..", "..");
const tools = join(root, "build", "tools"); // what npm installs
const site = join(root, "build", "play"); // what a web server serves

const run = (command, ...words) => execFileSync(command, words, { cwd: root, stdio: "inherit" });

mkdirSync(tools, { recursive: true });
cpSync(join(page, "package.json"), join(tools, "package.json"));
run("npm", "install", "--prefix", tools, "--no-audit", "--no-fund", "--loglevel", "error");

rmSync(site, { recursive: true, force: true });
mkdirSync(join(site, "pyodide"), { recursive: true });
for (const name of ["index.html", "play.js", "table.py"]) cpSync(join(page, name), join(site, name));
const python = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];
for (const name of python) cpSync(join(tools, "node_modules", "pyodide", name), join(site, "pyodide", name));

// The package and what it depends on are plain Python: one wheel each serves every machine.
const wheels = join(site, "wheels");
run(process.env.PYTHON ?? "python3", "-m", "pip", "wheel", "--quiet", "--wheel-dir", wheels, ".");
const names = readdirSync(wheels);
const compiled = names.filter((name) => !name.endsWith("-none-any.whl"));
if (compiled.length) throw new Error(`no wheel for a browser: ${compiled.join(", ")}`);
writeFileSync(join(wheels, "list.json"), JSON.stringify(names));
console.log(`built ${site}`);

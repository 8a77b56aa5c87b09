import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exclusively } from "./exclusive.mjs";

const say = (line) => console.log(`• ${line}`);

/** What the build is made from. */
const sources = [
  "app",
  "components",
  "lib",
  "prisma/schema.prisma",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "scripts/bundle-server.mjs",
];

function filesUnder(name) {
  if (!existsSync(name)) return [];
  const entries = readdirSync(path.dirname(name), { withFileTypes: true });
  const entry = entries.find((candidate) => candidate.name === path.basename(name));
  if (!entry?.isDirectory()) return [name];
  return readdirSync(name)
    .sort()
    .flatMap((child) => filesUnder(path.join(name, child)));
}

function fingerprint(names) {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesUnder)) {
    if (/\.(test|e2e)\.tsx?$/.test(file) || file.startsWith(path.join("lib", "testing"))) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Runs `step` unless it already ran for exactly these files; the stamp file remembers what it ran for. */
async function onceFor(names, stamp, announcement, step) {
  const wanted = fingerprint(names);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(announcement);
  await step();
  writeFileSync(stamp, wanted);
}

/** Runs a Node script quietly; what it printed is shown only where it fails. */
function run(script, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${Buffer.concat(output)}\nFailed: ${path.basename(script)} ${args.join(" ")}`));
    });
  });
}

function npmScript() {
  const beside = path.join(path.dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  const found = [process.env.npm_execpath, beside].find((file) => file && existsSync(file));
  if (!found) throw new Error("npm was not found. Start with: npm start");
  return found;
}

/** @throws Error where this Node.js is older than the product supports */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

const INSTALLED = "node_modules/.installed";
const TOOLS_INSTALLED = "node_modules/.tools-installed";

/**
 * What runs the product does without what tests it, which is a third of all packages. Where the tools are installed
 * already they stay.
 */
async function install(tools) {
  const withTools = tools || existsSync("node_modules/@biomejs");
  const announcement = "Installing packages (the first time takes about a minute)";
  await onceFor(["package-lock.json"], withTools ? TOOLS_INSTALLED : INSTALLED, announcement, () =>
    run(npmScript(), [
      "install",
      "--no-save",
      withTools ? "--include=dev" : "--omit=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]),
  );
}

/**
 * Installs, generates and builds what is missing or out of date. Starts at once wait for each other.
 * @param tools also installs what tests and develops the product
 */
export function prepare({ build, tools = false }) {
  return exclusively("node_modules.lock", async () => {
    await install(tools);
    await onceFor(
      ["prisma/schema.prisma", "package-lock.json"],
      "node_modules/.generated",
      "Generating the database client",
      () => run("scripts/generate-client.mjs", []),
    );
    if (!build) return;
    await onceFor(sources, ".next/built", "Building (about half a minute)", async () => {
      await run("node_modules/next/dist/bin/next", ["build"], {
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
      });
      await run("scripts/bundle-server.mjs", []);
    });
  });
}

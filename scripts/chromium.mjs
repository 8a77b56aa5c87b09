import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium that is installed already, or undefined. */
export function findChromium() {
  const { chromium } = require("@playwright/test");
  return [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  return succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", "chromium"]);
}

/** The path of a Chromium, which is installed where there is none. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  console.log("• Installing Chromium for the browser tests");
  if (!installFromDebian()) {
    succeeds(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"]);
  }
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium could be installed. Set CHROMIUM_PATH to one.");
  return installed;
}

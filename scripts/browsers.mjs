import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const isThere = (file) => file && existsSync(file);

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`• Installing ${name} for the browser tests`);
  return succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", name]);
}

/** Returns the path of a Chromium, preferably the headless one, which needs less memory; installs it if missing. */
export function requireChromium() {
  const { chromium } = require("@playwright/test");
  const headless = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];
  const others = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  const found = headless.find(isThere);
  if (found) return found;
  installFromDebian("chromium-headless-shell");
  const other = [...headless, ...others].find(isThere);
  if (other) return other;
  succeeds(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"]);
  const downloaded = others.find(isThere);
  if (!downloaded) throw new Error("No Chromium could be installed. Set CHROMIUM_PATH to one.");
  return downloaded;
}

/** Returns the path of a Firefox; installs it if missing. */
export function requireFirefox() {
  const places = [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ];
  if (!places.some(isThere)) installFromDebian("firefox-esr");
  const found = places.find(isThere);
  if (!found) throw new Error("No Firefox could be installed. Set FIREFOX_PATH to one.");
  return found;
}

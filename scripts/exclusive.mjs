import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Who holds the lock says so every second; a lock that nobody has touched for longer is a dead one's. */
const TOUCH_EVERY = 1000;
const DEAD_AFTER = 10_000;

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touchedAt > DEAD_AFTER) rmSync(file, { force: true });
  return false;
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Removed by hand: then there is nothing left to keep.
  }
}

/** Runs `step` while no other process does under the same lock file; one left by a killed process is ignored. */
export async function exclusively(file, step) {
  for (let told = false; !tryLock(file); told = true) {
    if (!told) console.log("• Waiting for another start to finish preparing");
    await setTimeout(200);
  }
  const touching = setInterval(touch, TOUCH_EVERY, file);
  try {
    return await step();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}

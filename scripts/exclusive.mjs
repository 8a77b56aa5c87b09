import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The owner touches the lock file at this interval; after the longer time another process may take it over. */
const HEARTBEAT_INTERVAL_MS = 1000;
const STALE_AFTER_MS = 10_000;

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touchedAt > STALE_AFTER_MS) rmSync(file, { force: true });
  return false;
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The file was removed manually, so there is no lock to renew.
  }
}

/** Runs `step` under a lock file, one process at a time; takes over the lock of a killed process. */
export async function exclusively(file, step) {
  for (let told = false; !tryLock(file); told = true) {
    if (!told) console.log("• Waiting for another start to finish preparing");
    await setTimeout(200);
  }
  const touching = setInterval(touch, HEARTBEAT_INTERVAL_MS, file);
  try {
    return await step();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}

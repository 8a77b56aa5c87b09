import { readdirSync, readFileSync } from "node:fs";
import { load } from "./load.mjs";

const KILOBYTE = 1024;

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const kilobytes = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0);

/** Returns a process's resident memory in bytes; Linux only. */
export const residentMemory = (pid) => kilobytes(read(`/proc/${pid}/status`), "VmRSS") * KILOBYTE;

/** Returns the peak memory of a process so far, in bytes. */
export const peakMemory = (pid) => kilobytes(read(`/proc/${pid}/status`), "VmHWM") * KILOBYTE;

/** Returns the descendants of a process. */
function descendants(pid) {
  const parentOf = (child) => Number(read(`/proc/${child}/stat`).split(") ")[1]?.split(" ")[1]);
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = all.filter((child) => parentOf(child) === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** Returns the memory of the product's other processes, mainly the database's, in bytes; shared memory counts once. */
const databaseMemory = (pid) =>
  descendants(pid)
    .map((child) => kilobytes(read(`/proc/${child}/smaps_rollup`), "Pss") * KILOBYTE)
    .reduce((sum, bytes) => sum + bytes, 0);

const paths = ["/welcome", "/order1", "/order2", "/", "/api/config/check", "/sitemap.xml"];

/** Loads the public pages up to `requests` times or for `seconds`; returns the memory used. */
export async function measureMemory({ first }, { requests, seconds }) {
  const url = paths.map((path) => first.origin + path);
  const step = (done) => ({ done, product: residentMemory(first.pid), database: databaseMemory(first.pid) });
  const steps = [step(0)];
  const endsAt = performance.now() + seconds * 1000;
  for (let done = 0; done < requests && performance.now() < endsAt; steps.push(step(done))) {
    const { answered, wrong } = await load({ url, connections: 48, duration: Math.ceil(seconds / 10) });
    if (wrong > 0) throw new Error(`${wrong} requests failed`);
    done += answered;
  }
  return { steps, peak: peakMemory(first.pid) };
}

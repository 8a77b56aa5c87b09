import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** wrk takes a tenth of autocannon's processor time for each request; on two cores the rest is the server's. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latency(printed, percentile) {
  const [, number, unit] = new RegExp(`^ *${percentile}% +([\\d.]+)(us|ms|s|m)$`, "m").exec(printed) ?? [];
  return Number(number) * milliseconds[unit];
}

const figure = (printed, pattern) => Number(pattern.exec(printed)?.[1] ?? 0);

/**
 * Sends requests by wrk, with one thread.
 * @param duration in seconds, rounded up
 * @returns as `load`; `wrong` counts failed connections and statuses of 400 and more
 */
export async function loadByWrk({ url, duration, connections, headers = {} }) {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t1", `-c${connections}`, `-d${Math.ceil(duration)}s`, "--timeout", "30s", "--latency"];
  const { stdout } = await run("wrk", [...options, ...given, url]);
  const [, ...failures] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    answered: figure(stdout, /(\d+) requests in/),
    rate: figure(stdout, /Requests\/sec: +([\d.]+)/),
    p50: latency(stdout, 50),
    p99: latency(stdout, 99),
    wrong: failures.reduce(
      (sum, count) => sum + Number(count),
      figure(stdout, /Non-2xx or 3xx responses: (\d+)/),
    ),
  };
}

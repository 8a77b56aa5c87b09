import autocannon from "autocannon";
import { processorTime } from "./processor.mjs";
import { hasWrk, loadByWrk } from "./wrk.mjs";

/** Returns a percentile: the value below which this share of the numbers lies. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers) => quantile(numbers, 0.5);

/**
 * Sends requests on many connections concurrently.
 * @param options autocannon's options: `url`, `connections`, and `duration` in seconds or `amount`
 * @returns requests per second, the latencies p50 and p99 in milliseconds, and the number of responses with another
 * status
 */
export async function load({ status = 200, ...options }) {
  const times = [];
  let wrong = 0;
  const startedAt = performance.now();
  const run = autocannon({ sampleInt: 50, timeout: 30, ...options });
  let endedAt;
  run.on("response", (_client, statusCode, _bytes, time) => {
    endedAt = performance.now();
    if (Number(statusCode) === status) times.push(time);
    else wrong += 1;
  });
  const { errors } = await run;
  const seconds = ((endedAt ?? performance.now()) - startedAt) / 1000;
  const [p50, p99] = [median(times), quantile(times, 0.99)];
  return { answered: times.length, rate: times.length / seconds, p50, p99, wrong: wrong + errors };
}

/** Loads a page for some seconds, by wrk where it is installed. Adds the server's processor time for each request. */
async function loadPage({ url, pid }, options) {
  const before = processorTime(pid);
  const result = await (hasWrk ? loadByWrk : load)({ url, ...options });
  return { ...result, microseconds: ((processorTime(pid) - before) / result.answered) * 1_000_000 };
}

/** Sends one request on a new connection: connections of an earlier load may close at any time. */
async function ask(url, headers) {
  const answer = await fetch(url, {
    headers: { ...headers, connection: "close" },
    signal: AbortSignal.timeout(60_000),
  });
  await answer.arrayBuffer();
}

/** Resolves once a server has completed the requests of an earlier load. */
async function settle(url, headers) {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const startedAt = performance.now();
    const isAnswered = await ask(url, headers).then(
      () => true,
      () => false,
    );
    if (isAnswered && performance.now() - startedAt < 250) return;
  }
}

const of = (rounds, name) => rounds.map((round) => round[name]);

/**
 * Measures several servers in turns, so that other load on the machine affects all of them.
 * @param targets the address and the process id of each, by name
 * @param share the target by whose rate the others' rates are divided, in each round
 * @returns by name: the medians of rate, p50, p99 and the processor time of a request in microseconds, and of the ratio
 * to the rate of the target `share`
 */
export async function compare(targets, { share, rounds, duration, connections, headers, status }) {
  const measured = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) {
    await loadPage(target, {
      duration: duration / 2,
      connections: Math.min(connections, 10),
      headers,
      status,
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      await settle(target.url, headers);
      measured[name].push(await loadPage(target, { duration, connections, headers, status }));
    }
  }
  const summary = Object.entries(measured).map(([name, results]) => {
    const ratios = results.map(({ rate }, round) => rate / measured[share][round].rate);
    const figures = ["rate", "p50", "p99", "microseconds"].map((what) => [what, median(of(results, what))]);
    const wrong = of(results, "wrong").reduce((sum, count) => sum + count, 0);
    return [name, { ...Object.fromEntries(figures), wrong, ratio: median(ratios) }];
  });
  return Object.fromEntries(summary);
}

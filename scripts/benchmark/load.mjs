import autocannon from "autocannon";

/** The value below which a share of the numbers lies. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers) => quantile(numbers, 0.5);

/**
 * Sends requests on many connections at once.
 * @param options as autocannon takes them: `url`, `connections`, and `duration` in seconds or `amount`
 * @returns requests a second, the latencies p50 and p99 in milliseconds, and how many answers were of another status
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

/** Asks once, on a connection of its own: what an earlier load has left may be cut any moment. */
async function ask(url, headers) {
  const answer = await fetch(url, {
    headers: { ...headers, connection: "close" },
    signal: AbortSignal.timeout(60_000),
  });
  await answer.arrayBuffer();
}

/** Resolves once a server has done what an earlier load has left it with. */
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
 * Measures several servers in turns, so that what else the machine does meets all of them.
 * @param targets by name: the address of each
 * @param share which target's rate the others are divided by, round for round
 * @returns by name: the medians of rate, p50, p99, and of the rate's ratio to that of the target `share`
 */
export async function compare(targets, { share, rounds, duration, connections, headers, status }) {
  const measured = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const url of Object.values(targets)) {
    await load({ url, duration: duration / 2, connections: Math.min(connections, 10), headers, status });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(targets)) {
      await settle(url, headers);
      measured[name].push(await load({ url, duration, connections, headers, status }));
    }
  }
  const summary = Object.entries(measured).map(([name, results]) => {
    const ratios = results.map(({ rate }, round) => rate / measured[share][round].rate);
    const [rate, p50, p99] = ["rate", "p50", "p99"].map((what) => median(of(results, what)));
    const wrong = of(results, "wrong").reduce((sum, count) => sum + count, 0);
    return [name, { rate, p50, p99, wrong, ratio: median(ratios) }];
  });
  return Object.fromEntries(summary);
}

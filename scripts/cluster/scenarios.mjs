import { setTimeout as delay } from "node:timers/promises";
import { placeAgain, verify } from "../durability/verify.mjs";
import { writeUntil } from "../durability/writers.mjs";
import { until } from "./programs.mjs";

/** The duration of traffic before and after an event, in milliseconds. */
const MARGIN_MS = 3000;
const pages = ["/welcome", "/order1"];
/** Calls fail while the database is unavailable, unlike pages. */
const calls = ["/api/config/check"];

/** Reads pages and calls repeatedly until the signal is aborted. */
async function readUntil(signal, origin) {
  const reads = [];
  const addresses = [...pages, ...calls];
  for (let number = 0; !signal.aborted; number += 1) {
    const address = addresses[number % addresses.length];
    const answer = await fetch(origin + address, { headers: { connection: "close" } }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    reads.push({
      isCall: calls.includes(address),
      isAnswered: answer?.status === 200,
      old: answer?.headers.has("warning") ?? false,
    });
  }
  return reads;
}

const countAnswered = (reads) => ({
  asked: reads.length,
  answered: reads.filter(({ isAnswered }) => isAnswered).length,
});

/** Returns the longest time between two acknowledged writes, in milliseconds. */
function longestPause(writes, from) {
  const times = writes
    .filter(({ acknowledged }) => acknowledged)
    .map(({ answeredAt }) => answeredAt)
    .toSorted((one, other) => one - other);
  const pauses = times.map((time, index) => time - (times[index - 1] ?? from));
  return Math.max(...pauses);
}

/** Faults injected during traffic; their results are reported with the scenario's figures. */
export const scenarios = {
  "an instance after the other is restarted": async ({ site }) => {
    for (const index of [0, 1]) {
      await site.instances[index].stop();
      await site.restart(index);
    }
  },
  "an instance is killed": async ({ site }) => {
    process.kill(site.instances[0].pid, "SIGKILL");
    await site.instances[0].ended;
    await delay(MARGIN_MS);
    await site.restart(0);
  },
  "the database is handed over": async ({ database }) => {
    const candidate = await database.switchOver();
    await until("the other primary", () => database.isPrimary(candidate), 120_000);
    return { promotedAt: performance.now(), mend: database.untilRedundant };
  },
  "the primary database is killed": async ({ database }) => {
    const node = await database.primary();
    const other = database.nodes.find((one) => one !== node);
    await database.killNode(node);
    await until("the other primary", () => database.isPrimary(other), 120_000);
    const promotedAt = performance.now();
    const mend = () => {
      database.startNode(node);
      return database.untilRedundant();
    };
    return { promotedAt, mend };
  },
  "HAProxy is killed": async ({ database }) => {
    await database.balancer.kill("SIGKILL");
    await delay(MARGIN_MS);
    database.restartBalancer();
  },
};

/** Runs a scenario under traffic and compares the acknowledged writes with the stored data. */
export async function play(name, { site, database, client }) {
  client.missed = new Map();
  const stop = new AbortController();
  const from = performance.now();
  const writing = writeUntil(stop.signal, client);
  const reading = readUntil(stop.signal, site.origin);
  await delay(MARGIN_MS);
  const { promotedAt, mend } = (await scenarios[name]({ site, database })) ?? {};
  await delay(MARGIN_MS);
  stop.abort();
  const [writes, reads] = await Promise.all([writing, reading]);
  const primary = database.addressOf(await database.primary());
  const { problems } = await verify(client, { database: primary, writes, lastNumber: 0 });
  const again = await placeAgain(primary, writes);
  await mend?.();
  const done = writes.filter(({ acknowledged }) => acknowledged);
  const afterPromotion =
    promotedAt && done.map(({ answeredAt }) => answeredAt - promotedAt).filter((time) => time > 0);
  return {
    name,
    writes: writes.length,
    acknowledged: done.length,
    missed: [...client.missed],
    lost: [...problems, ...again],
    pause: longestPause(writes, from),
    afterPromotion: afterPromotion && Math.min(...afterPromotion),
    pages: countAnswered(reads.filter(({ isCall }) => !isCall)),
    calls: countAnswered(reads.filter(({ isCall }) => isCall)),
    oldReads: reads.filter(({ old }) => old).length,
  };
}

import { Agent, get } from "node:http";
import { savedNumber, saveLanding } from "./fill.mjs";
import { median, quantile } from "./load.mjs";

function read(address, agent) {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent });
    sent.once("error", reject);
    sent.once("response", async (response) => {
      const html = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, number: savedNumber(html) });
    });
  });
}

/** The number of the first save, above those of all other parts. */
const FIRST_NUMBER = 1_000_000;

/** Reads a page until it shows a save. */
async function untilShown(address, agent, number) {
  while ((await read(address, agent)).number < number);
}

/**
 * Reads a page on several connections until stopped.
 * @returns `shown(number)` resolves to the time at which a response first showed that save; `stop` resolves to the
 * number of outdated responses: requested after `acknowledged` had the time of a later save
 */
function watch(address, readers, acknowledged) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const waiting = new Map();
  let latest = { number: 0, at: 0 };
  let isReading = true;

  async function keepReading() {
    let old = 0;
    while (isReading) {
      const expected = acknowledged.number;
      const { number } = await read(address, agent);
      if (number < expected) old += 1;
      if (number > latest.number) latest = { number, at: performance.now() };
      for (const [wanted, resolve] of waiting) {
        if (latest.number < wanted) continue;
        waiting.delete(wanted);
        resolve(latest.at);
      }
    }
    return old;
  }

  const reading = Array.from({ length: readers }, keepReading);
  return {
    shown: (number) => new Promise((resolve) => waiting.set(number, resolve)),
    async stop() {
      isReading = false;
      const old = await Promise.all(reading);
      agent.destroy();
      return old.reduce((sum, count) => sum + count, 0);
    },
  };
}

/**
 * Measures the delay until an acknowledged save is visible, on the saving instance and on the other one, while readers
 * keep requesting the page.
 * @param options `readers`: of the other instance; the saving one has one reader
 */
export async function measureVisibility({ first, second, session, content }, { saves, readers }) {
  const acknowledged = { number: 0 };
  const here = watch(`${first.origin}/welcome`, 1, acknowledged);
  const there = watch(`${second.origin}/welcome`, readers, acknowledged);
  const times = { here: [], there: [] };
  for (let number = 1; number <= saves; number += 1) {
    const shown = [here.shown(number), there.shown(number)];
    await saveLanding(first.origin, session, content, number);
    const at = performance.now();
    acknowledged.number = number;
    const [one, other] = await Promise.all(shown);
    times.here.push(Math.max(0, one - at));
    times.there.push(Math.max(0, other - at));
  }
  const summary = async (list, { stop }) => ({
    p50: median(list),
    p99: quantile(list, 0.99),
    most: Math.max(...list),
    old: await stop(),
  });
  return {
    saves,
    readers,
    here: await summary(times.here, here),
    there: await summary(times.there, there),
  };
}

/**
 * Saves repeatedly while readers request both instances, and counts outdated responses: on the saving instance, pages
 * older than the last save acknowledged before the request; on the other one, older than the last save acknowledged
 * `grace` milliseconds before it.
 */
export async function countWrongAnswers({ first, second, session, content }, { saves, readers, grace }) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  /** The time at which each save was acknowledged, by `performance.now()`. */
  const answeredAt = [];
  let isSaving = true;
  const answeredBy = (time) => answeredAt.findLastIndex((at) => at <= time);

  async function keepReading(origin, delay) {
    const counts = { reads: 0, wrong: 0, latest: 0 };
    while (isSaving) {
      const askedAt = performance.now();
      const expected = answeredBy(askedAt - delay);
      const { status, number: shown } = await read(`${origin}/welcome`, agent);
      const number = shown - FIRST_NUMBER;
      counts.reads += 1;
      if (status !== 200 || number < expected) counts.wrong += 1;
      // Age of the oldest acknowledged save that the response lacks.
      const missed = answeredAt[number + 1];
      if (missed !== undefined) counts.latest = Math.max(counts.latest, askedAt - missed);
    }
    return counts;
  }

  await saveLanding(first.origin, session, content, FIRST_NUMBER);
  await untilShown(`${second.origin}/welcome`, agent, FIRST_NUMBER);
  answeredAt.push(performance.now());
  const reading = Array.from({ length: readers }, (_, index) =>
    index % 2 === 0 ? keepReading(first.origin, 0) : keepReading(second.origin, grace),
  );
  for (let number = 1; number <= saves; number += 1) {
    await saveLanding(first.origin, session, content, FIRST_NUMBER + number);
    answeredAt.push(performance.now());
  }
  isSaving = false;
  const all = await Promise.all(reading);
  agent.destroy();
  const sum = (parity) => {
    const some = all.filter((_, index) => index % 2 === parity);
    const total = (name) => some.reduce((total, counts) => total + counts[name], 0);
    return {
      reads: total("reads"),
      wrong: total("wrong"),
      latest: Math.max(...some.map(({ latest }) => latest)),
    };
  };
  return { saves, readers, here: sum(0), there: sum(1) };
}

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

/** Reads a page until it shows a save. @returns the milliseconds until then, and the number of outdated responses */
async function untilShown(address, agent, number) {
  const startedAt = performance.now();
  for (let old = 0; ; old += 1) {
    const shown = await read(address, agent);
    if (shown.number >= number) return { milliseconds: performance.now() - startedAt, old };
  }
}

/** Measures the delay until an acknowledged save is visible, on the saving instance and on the other one. */
export async function measureVisibility({ first, second, session, content }, amount) {
  const agent = new Agent({ keepAlive: true });
  const [here, there] = [[], []];
  for (let number = 1; number <= amount; number += 1) {
    await saveLanding(first.origin, session, content, number);
    const both = [first, second].map(({ origin }) => untilShown(`${origin}/welcome`, agent, number));
    const [one, other] = await Promise.all(both);
    here.push(one);
    there.push(other);
  }
  agent.destroy();
  const summary = (results) => {
    const times = results.map(({ milliseconds }) => milliseconds);
    const old = results.reduce((sum, result) => sum + result.old, 0);
    return { p50: median(times), p99: quantile(times, 0.99), most: Math.max(...times), old };
  };
  return { here: summary(here), there: { ...summary(there) } };
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

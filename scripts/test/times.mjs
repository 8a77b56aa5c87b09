import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The maximum number of recorded tests; the others are too fast to compare. */
const MAX_RECORDED = 100;
/** Smaller differences are noise, in seconds. */
const MIN_GROWTH_SECONDS = 3;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const rounded = (seconds) => Math.round(seconds * 10) / 10;
const bySeconds = ([, one], [, other]) => other - one;

/** Writes the times of the stages and of the slowest tests, in seconds. */
export function recordTimes({ stages, tests }, file) {
  const write = (times) => Object.fromEntries(times.map(([name, seconds]) => [name, rounded(seconds)]));
  const slowest = Object.entries(tests).toSorted(bySeconds).slice(0, MAX_RECORDED);
  const record = { stages: write(Object.entries(stages)), tests: write(slowest) };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Returns stages and tests that took more than a third longer than recorded. The record is from another machine, so its
 * times are scaled by the sums of the stages in both.
 */
export function findGrown(stages, tests, record) {
  const both = Object.keys(stages).filter((name) => record.stages[name] > 0);
  const scale = sum(both.map((name) => stages[name])) / sum(both.map((name) => record.stages[name]));
  const grown = (now, before) =>
    Object.entries(now)
      .map(([name, seconds]) => ({ name, seconds, expected: before[name] * scale }))
      .filter(
        ({ seconds, expected }) => seconds > expected * (4 / 3) && seconds - expected > MIN_GROWTH_SECONDS,
      );
  return both.length > 0 ? [...grown(stages, record.stages), ...grown(tests, record.tests)] : [];
}

const inColumn = (seconds) => `${seconds.toFixed(1).padStart(8)} s`;

/** Prints the titles of tests that passed at the second try, which only CI makes. */
export function printFlaky(titles) {
  if (titles.length > 0) console.log(`\nFlaky:\n${titles.map((title) => `  ${title}`).join("\n")}`);
}

/** Prints the time of each stage, the slowest ten tests, and increases since the recorded times. */
export function printTimes({ stages, tests }, file) {
  console.log("\nStages:");
  for (const [name, seconds] of Object.entries(stages)) console.log(`${inColumn(seconds)}  ${name}`);
  const slowest = Object.entries(tests).toSorted(bySeconds).slice(0, 10);
  if (slowest.length > 0) console.log("\nThe ten slowest tests:");
  for (const [name, seconds] of slowest) console.log(`${inColumn(seconds)}  ${name}`);
  if (!existsSync(file)) return;
  const grown = findGrown(stages, tests, JSON.parse(readFileSync(file, "utf8")));
  if (grown.length > 0)
    console.log(`\nMore than a third slower than in ${file}, on a machine of this speed:`);
  for (const { name, seconds, expected } of grown)
    console.log(`${inColumn(seconds)}  ${name} (${expected.toFixed(1)} s)`);
}

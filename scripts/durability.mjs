import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { databaseOf, setUp, signIn, start, withDataDir } from "./benchmark/app.mjs";
import { landingContent } from "./benchmark/fill.mjs";
import { quantile } from "./benchmark/load.mjs";
import { killSenders } from "./durability/mails.mjs";
import { randomNumbers } from "./durability/random.mjs";
import { killRestores } from "./durability/restores.mjs";
import { countLeftFolders, placeAgain, verify } from "./durability/verify.mjs";
import { limitOrders, placeOrders, writeUntil } from "./durability/writers.mjs";

const [rounds = 100, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
if (!(rounds > 0)) {
  console.error("Usage: npm run durability -- [ROUNDS] [SEED]");
  process.exit(1);
}
const random = randomNumbers(seed);

/** The time after which the writes are interrupted, in milliseconds. */
const INTERRUPT_AFTER_MS = { min: 200, max: 2500 };

/** Functions that kill the application, its database, or both. */
const kills = {
  application: ({ app }) => process.kill(app.pid, "SIGKILL"),
  database: ({ dataDir }) => process.kill(postmasterOf(dataDir), "SIGKILL"),
  both: (running) => {
    kills.application(running);
    kills.database(running);
  },
};

function postmasterOf(dataDir) {
  const { home = path.join(dataDir, "postgres") } = JSON.parse(
    readFileSync(path.join(dataDir, "postgres.json"), "utf8"),
  );
  return Number(readFileSync(path.join(home, "data", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Resolves once the instance accepts writes. @returns the milliseconds until then */
async function untilReady(origin) {
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/api/health/ready`, { headers: { connection: "close" } }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - startedAt;
    if (performance.now() - startedAt > 60_000)
      throw new Error("The instance did not recover within a minute");
    await delay(20);
  }
}

/** Writes, kills a process meanwhile, and compares the stored data with the acknowledged writes. */
async function playRound(state, dataDir) {
  const { site } = state;
  const stop = new AbortController();
  const writing = writeUntil(stop.signal, site);
  await delay(INTERRUPT_AFTER_MS.min + random() * (INTERRUPT_AFTER_MS.max - INTERRUPT_AFTER_MS.min));
  const names = Object.keys(kills);
  const killed = names[state.round++ % names.length];
  kills[killed]({ app: state.app, dataDir });
  const killedAt = performance.now();
  stop.abort();
  const writes = await writing;
  if (killed !== "database") {
    await state.app.ended;
    state.app = await start(dataDir);
    site.origin = state.app.origin;
  }
  await untilReady(site.origin);
  const recovery = performance.now() - killedAt;
  const database = databaseOf(dataDir);
  const { lastNumber } = state;
  const found = await verify(site, { database, writes, lastNumber });
  const problems = [...found.problems, ...(await placeAgain(database, writes))];
  state.lastNumber = (await verify(site, { database, writes: [], lastNumber })).lastNumber;
  return { killed, writes, recovery, problems, leftFolders: await countLeftFolders(dataDir, database) };
}

const { played: results, restores } = await withDataDir(async (dataDir) => {
  const app = await start(dataDir);
  await setUp(app.origin);
  const session = await signIn(app.origin);
  const site = { origin: app.origin, session, content: await landingContent(app.origin), count: 0 };
  await limitOrders(site);
  const state = { app, site, lastNumber: 0, round: 0 };
  const played = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const result = await playRound(state, dataDir);
      played.push(result);
      for (const problem of result.problems)
        console.log(`Round ${round}, ${result.killed} killed: ${problem}`);
    }
    const write = () => placeOrders(site, 20);
    const restores = await killRestores(dataDir, Math.ceil(rounds / 5), random, write);
    for (const problem of restores.problems) console.log(problem);
    return { played, restores };
  } finally {
    await state.app.stop();
  }
});

const sending = await withDataDir((dataDir) =>
  killSenders(dataDir, Math.max(5, Math.ceil(rounds / 5)), random),
);
for (const problem of sending.problems) console.log(problem);

const writes = results.flatMap((result) => result.writes);
const problems = [...results.flatMap((result) => result.problems), ...restores.problems, ...sending.problems];
const times = results.map(({ recovery }) => recovery / 1000);
console.log(
  `${rounds} kills (seed ${seed}): ${Object.keys(kills)
    .map((name) => `${results.filter(({ killed }) => killed === name).length} of ${name}`)
    .join(", ")}`,
);
for (const kind of ["order", "save", "plan", "upload"]) {
  const some = writes.filter((write) => write.kind === kind);
  const acknowledged = some.filter((write) => write.acknowledged).length;
  console.log(`${kind.padEnd(7)} ${some.length} sent, ${acknowledged} acknowledged`);
}
console.log(
  `Takes writes again after ${quantile(times, 0.5).toFixed(1)} s, ${Math.max(...times).toFixed(1)} s at most`,
);
console.log(`${results.at(-1).leftFolders} folders left that no template needs`);
console.log(
  `${Math.ceil(rounds / 5)} restores killed, ${restores.unchanged} of them before anything was replaced`,
);
console.log(
  `${sending.mails} emails of orders at two instances that were killed arrived ${sending.received} times in all, each with one Message-ID`,
);
console.log(problems.length === 0 ? "Nothing was lost" : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

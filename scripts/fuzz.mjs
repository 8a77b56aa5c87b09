import { Agent, request } from "node:http";
import fc from "fast-check";
import { register } from "tsx/esm/api";
import { databaseOf, setUp, signIn, start, withDataDir } from "./benchmark/app.mjs";
import { residentMemory } from "./benchmark/memory.mjs";

register();
const { attack, isStream, paramsOf } = await import("../tests/support/api/attack.ts");
const { tableDigests } = await import("../tests/support/backups/table-digests.ts");
const { sitePages, pagePath } = await import("../lib/site/pages.ts");

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 16;
/** The maximum growth of memory in the second half, when every route is loaded and the heap has settled, in bytes. */
const MAX_GROWTH_BYTES = 100 * MEGABYTE;
const BATCH_SIZE = 500;
/** Node.js reads at most 16 kB of headers, and a redirect's header contains the address, encoded twice. */
const MAX_ADDRESS_LENGTH = 4000;

const [amount = 50_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
if (!(amount > 0)) {
  console.error("Usage: npm run fuzz -- [REQUESTS] [SEED]");
  process.exit(1);
}

/** Percent-encodes the characters that HTTP does not allow in an address. */
const encode = (text) =>
  Buffer.from(text)
    .toString("latin1")
    .replace(/[^\w.~%/-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`);

const pages = sitePages.map(({ name }) => pagePath(name));
const target = fc.record({
  attack,
  page: fc.option(fc.constantFrom(...pages), { freq: 4 }),
  below: fc.boolean(),
  address: fc.ipV4(),
});

function addressOf({ attack: one, page, below }) {
  const query = new URLSearchParams(one.query);
  if (page !== null) return `${page}${below ? `/${one.parts.map(encode).join("/")}` : ""}?${query}`;
  const params = paramsOf(one.file, one.parts);
  const path = one.file
    .replace(/\/route\.ts$/, "")
    .replace(/\(\w+\)\//g, "")
    .replace(/\[+(?:\.{3})?(\w+)\]+/g, (_, name) => [params[name]].flat().map(encode).join("/"));
  return `/${path}?${query}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends one request; returns the status, the type and the beginning of the body, or null without a response. */
function send(origin, one, session) {
  const { method, headers, body, isSignedIn } = one.attack;
  const { hostname, port } = new URL(origin);
  const all = {
    "content-type": "application/json",
    "x-forwarded-for": one.address,
    ...(isSignedIn && session),
    ...headers,
  };
  return new Promise((resolve) => {
    const sent = request(
      { agent, hostname, port, method, path: addressOf(one), headers: all },
      async (answer) => {
        const [status, type] = [answer.statusCode, String(answer.headers["content-type"])];
        if (type.startsWith("text/event-stream")) {
          answer.destroy();
          return resolve({ status, type, text: "" });
        }
        const text = await answer.toArray().then(
          (chunks) => Buffer.concat(chunks).toString(),
          () => "",
        );
        resolve({ status, type, text });
      },
    );
    // The server may close a kept connection just when it is reused.
    sent.once("error", () => resolve(sent.reusedSocket ? send(origin, one, session) : null));
    sent.setTimeout(60_000, () => sent.destroy());
    if (["GET", "HEAD"].includes(method)) return sent.end();
    // For some methods Node.js sends the body without its length, which makes the request malformed.
    sent.setHeader("content-length", Buffer.byteLength(body));
    sent.end(body);
  });
}

/** Returns the problem of a response; null if there is none. */
function problemOf(one, answer) {
  if (!answer) return "no answer";
  const { status, type, text } = answer;
  const isUnset = status === 503 && text.includes("are not taken here");
  if (status >= 500 && !isUnset) return `status ${status}: ${text.slice(0, 300)}`;
  const isCall = one.page === null && status >= 400 && one.attack.method !== "HEAD" && text !== "";
  if (isCall && type.startsWith("application/json") && JSON.parse(text).success !== false) {
    return `status ${status} without an error: ${text.slice(0, 300)}`;
  }
  return null;
}

const problems = [];

async function sendAll(origin, attacks, session) {
  const waiting = attacks.values();
  const work = async () => {
    for (const one of waiting) {
      const problem = problemOf(one, await send(origin, one, session));
      if (problem) problems.push(`${one.attack.method} ${addressOf(one)} ${JSON.stringify(one)}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** Sends random requests, either of visitors or of an owner; generates them in batches, to bound memory. */
async function fuzz(origin, count, isSignedIn, sessionOf) {
  const memory = [];
  for (let done = 0; done < count && problems.length === 0; done += BATCH_SIZE) {
    const drawn = fc.sample(target, { numRuns: Math.min(BATCH_SIZE, count - done), seed: seed + done });
    const attacks = drawn.map((one) => ({ ...one, attack: { ...one.attack, isSignedIn } }));
    await sendAll(
      origin,
      attacks.filter(
        (one) => addressOf(one).length < MAX_ADDRESS_LENGTH && (one.page !== null || !isStream(one.attack)),
      ),
      await sessionOf(),
    );
    memory.push(residentMemory(app.pid));
  }
  return memory;
}

let app;
await withDataDir(async (dataDir) => {
  // With a small heap, a leak shows as growth; uncollected garbage doesn't.
  app = await start(dataDir, { NODE_OPTIONS: "--max-old-space-size=256" });
  try {
    const { origin } = app;
    await setUp(origin);
    const database = databaseOf(dataDir);
    const before = await tableDigests(database);
    const ofVisitors = Math.ceil(amount * 0.8);
    const memory = await fuzz(origin, ofVisitors, false, () => undefined);
    const after = await tableDigests(database);
    for (const [table, digest] of Object.entries(after)) {
      if (digest !== before[table]) problems.push(`A visitor has changed the table ${table}`);
    }
    const [early, late] = [memory[memory.length >> 1] ?? 0, memory.at(-1) ?? 0];
    console.log(
      `${ofVisitors} requests of visitors; memory ${Math.round(early / MEGABYTE)} MB at half, ${Math.round(late / MEGABYTE)} MB at the end`,
    );
    if (late - early > MAX_GROWTH_BYTES)
      problems.push(`Memory grew by ${Math.round((late - early) / MEGABYTE)} MB`);
    // Signed-in requests may sign out, or reset the instance.
    await fuzz(origin, amount - ofVisitors, true, () => signIn(origin).catch(() => setUp(origin)));
    console.log(`${amount - ofVisitors} requests of an owner`);
  } finally {
    await app.stop();
    agent.destroy();
  }
});
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(
  problems.length === 0 ? `Nothing failed (seed ${seed})` : `${problems.length} failed (seed ${seed})`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { environment } from "@/lib/platform/runtime/env";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { startKilledRunner } from "@/tests/support/jobs/killed-runner";
import { allSettled, endWaits, setUpRunners, until } from "@/tests/support/jobs/runners";
import { defineTestMail, mailStates, queueTestMail } from "@/tests/support/mail/mails";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { sequence } from "@/tests/support/sequence";
import { mailJob } from "./jobs";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
beforeEach(() => void defineTestMail());

const OUTAGE_SECONDS = 600;
const names = ["Ada", "Bea", "Cleo"];

type Waiting = { key: string; tries: number; seconds: number };

/** Returns the waits of the queued mails, once none is due or under way. */
async function waits(): Promise<Waiting[]> {
  const isWaiting = () => db.$queryRaw<{ busy: number }[]>`
    SELECT count(*)::int AS "busy" FROM "Job" WHERE "state" = 'running' OR "state" = 'queued' AND "runAt" <= now()`;
  await until(async () => (await isWaiting())[0]?.busy === 0);
  return db.$queryRaw`SELECT "key", "tries", extract(epoch FROM "runAt" - now())::float8 AS "seconds"
    FROM "Job" WHERE "state" = 'queued' ORDER BY "runAt"`;
}

/** Moves the clock that decides when jobs are due. */
const pass = (seconds: number) =>
  db.$executeRaw`UPDATE "Job" SET "runAt" = "runAt" - make_interval(secs => ${seconds}) WHERE "state" = 'queued'`;

const idIn = (text: string) => /^Message-ID: <(.+)>$/m.exec(text)?.[1];

test("mails wait through ten minutes without a mail server, longer each time, and arrive once", async () => {
  await server.goAway();
  for (const name of names) await queueTestMail(name);
  run(mailJob);
  const distances = new Map<string, number[]>();
  for (let passed = 0; passed < OUTAGE_SECONDS; ) {
    const waiting = await waits();
    for (const { key, tries, seconds } of waiting) {
      const known = distances.get(key) ?? [];
      if (known.length < tries) distances.set(key, [...known, seconds]);
    }
    const [next] = waiting;
    await pass(next?.seconds ?? 0);
    passed += next?.seconds ?? OUTAGE_SECONDS;
  }
  expect(distances.size).toBe(names.length);
  for (const ofMail of distances.values()) {
    expect(ofMail.length).toBeGreaterThan(5);
    // Half of each wait is random, and it doubles.
    for (const [tries, seconds] of ofMail.entries()) {
      expect(seconds).toBeLessThanOrEqual(5 * 2 ** tries);
      expect(seconds).toBeGreaterThan(2.5 * 2 ** tries - 2);
    }
  }
  await waits();
  expect(await mailStates()).toEqual(
    names.map(() =>
      expect.objectContaining({ state: "queued", lastError: expect.stringMatching(/ECONNREFUSED|reach/) }),
    ),
  );
  await server.comeBack();
  await pass(3600);
  await allSettled();
  const stored = await mailStates();
  expect(stored.map(({ state }) => state)).toEqual(names.map(() => "sent"));
  expect(server.mails.map(({ text }) => idIn(text)).sort()).toEqual(
    stored.map(({ messageId }) => messageId).sort(),
  );
});

test("a mail whose process is killed between its text and the reply arrives again with its Message-ID", async () => {
  server.reply({ ".": "hold" });
  await queueTestMail("Ada");
  const { SMTP_URL = "", MAIL_FROM = "" } = environment();
  const sender = startKilledRunner("mails", { SMTP_URL, MAIL_FROM });
  await server.until(1);
  await sender.kill();
  expect(await mailStates()).toMatchObject([{ state: "sending" }]);
  server.reply({ ".": "" });
  run(mailJob);
  await allSettled();
  const [stored] = await mailStates();
  expect(stored?.state).toBe("sent");
  expect(server.mails.map(({ text }) => idIn(text))).toEqual([stored?.messageId, stored?.messageId]);
});

test("with random replies, and processes of two instances killed, each mail arrives, always with its Message-ID", async () => {
  const chances = ["", "", "", "451 later", "drop", "hold"];
  const random = sequence(11);
  server.reply({ ".": () => chances[Math.floor(random() * chances.length)] ?? "" });
  const guests = Array.from({ length: 20 }, (_, index) => `guest ${index}`);
  for (const name of guests) await queueTestMail(name);
  const { SMTP_URL = "", MAIL_FROM = "" } = environment();
  const start = () => startKilledRunner("mails", { SMTP_URL, MAIL_FROM });
  const another = async (count: number) => {
    const before = server.mails.length;
    await until(async () => {
      await endWaits();
      return server.mails.length >= before + count;
    });
  };
  const [first, second] = [start(), start()];
  await another(2);
  await first.kill();
  const third = start();
  await another(2);
  await Promise.all([second.kill(), third.kill()]);
  server.reply({ ".": "" });
  run(mailJob);
  run(mailJob);
  await until(async () => {
    await endWaits();
    return (await db.job.count({ where: { state: { in: ["queued", "running"] } } })) === 0;
  });
  const stored = await mailStates();
  expect(stored.map(({ state }) => state)).toEqual(guests.map(() => "sent"));
  const arrived = new Set(
    server.mails.map(({ text }) => `${/^Subject: (.+)$/m.exec(text)?.[1]} ${idIn(text)}`),
  );
  expect([...arrived].sort()).toEqual(
    stored.map(({ subject, messageId }) => `${subject} ${messageId}`).sort(),
  );
});

import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { listen, listening } from "@/lib/platform/db/notifications";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { JOBS_CHANNEL } from "@/lib/platform/jobs/enqueue.server";
import { environment } from "@/lib/platform/runtime/env";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners, states, until } from "@/tests/support/jobs/runners";
import { defineTestMail, mailStates, queueTestMail, storedMail } from "@/tests/support/mail/mails";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { mailJob } from "./jobs";
import { queueMails } from "./outbox.server";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
beforeEach(() => void defineTestMail());

const idIn = (text = "") => /^Message-ID: <(.+)>$/m.exec(text)?.[1];
const hasState = (state: string) => until(async () => (await mailStates())[0]?.state === state);

test("a mail exists exactly if its transaction was committed, once for its key, and wakes the runners", async () => {
  const notified = new Promise((resolve) => listen(JOBS_CHANNEL, resolve));
  await listening();
  await expect(
    db.$transaction(async (transaction) => {
      await queueMails(transaction, [{ kind: "newOrder", key: "a", about: {} }]);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect([await db.mail.count(), await db.job.count()]).toEqual([0, 0]);
  await queueTestMail("Ada");
  await notified;
  await queueTestMail("Ada");
  expect([await db.mail.count(), await db.job.count()]).toEqual([1, 1]);
  run(mailJob);
  await allSettled();
  expect(server.mails).toHaveLength(1);
  const [mail] = await db.mail.findMany();
  expect(mail).toMatchObject({ state: "sent", recipient: "ada@example.com", subject: "Hello Ada" });
  expect(mail?.html).toContain("Hello Ada");
  expect(mail?.sentAt).not.toBeNull();
  expect(idIn(server.mails[0]?.text)).toBe(mail?.messageId);
  await queueTestMail("Ada");
  expect(await db.job.count({ where: { state: "queued" } })).toBe(0);
});

test("a mail waits while the server says to come back, and is written anew", async () => {
  let greeting = "Hello";
  defineTestMail(async ({ name }) => ({
    to: "ada@example.com",
    subject: `${greeting} ${name}`,
    body: { title: "Title", blocks: [] },
  }));
  server.reply({ RCPT: "451 try later" });
  await queueTestMail("Ada");
  run(mailJob);
  await until(async () => (await states())[0]?.lastError !== null);
  expect(await mailStates()).toMatchObject([
    { state: "queued", subject: "Hello Ada", lastError: expect.stringContaining("451 try later") },
  ]);
  greeting = "Good evening";
  server.reply({ RCPT: "250 ok" });
  await endWaits();
  await allSettled();
  expect(await mailStates()).toMatchObject([{ state: "sent", subject: "Good evening Ada", lastError: null }]);
});

test("after a lost connection the outcome is unknown, and the mail is repeated with the same Message-ID", async () => {
  server.reply({ ".": "drop" });
  await queueTestMail("Ada");
  run(mailJob);
  await hasState("unknown");
  const [unknown] = await mailStates();
  server.reply({ ".": "451 full" });
  await until(async () => (await states())[0]?.state === "queued");
  await endWaits();
  await until(async () => (await states())[0]?.tries === 2 && (await states())[0]?.state === "queued");
  expect(await mailStates()).toMatchObject([
    { state: "unknown", lastError: expect.stringContaining("451 full") },
  ]);
  server.reply({ ".": "250 taken" });
  await endWaits();
  await allSettled();
  expect(await mailStates()).toMatchObject([
    { state: "sent", lastError: null, messageId: unknown?.messageId },
  ]);
});

test("a mail that the server refuses for good is not repeated", async () => {
  server.reply({ RCPT: "550 no such user" });
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  expect(await states()).toMatchObject([{ state: "failed", tries: 1 }]);
  expect(await mailStates()).toMatchObject([
    { state: "failed", lastError: "The mail server refused the recipient (550 no such user)." },
  ]);
});

test("a mail whose process ended before its outcome was stored is repeated with the same Message-ID", async () => {
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  // As a process leaves it that is killed after the server's reply.
  await db.mail.updateMany({ data: { state: "sending" } });
  await db.$executeRaw`UPDATE "Job" SET "state" = 'running', "leasedBy" = 'dead', "leasedUntil" = now(),
    "input" = json_build_object('id', "key"::int)`;
  await allSettled();
  await until(() => server.mails.length === 2);
  const [first, second] = server.mails.map(({ text }) => idIn(text));
  expect(first).toBe(second);
  await hasState("sent");
});

test("a mail that was sent is not repeated if only the outcome of its job was lost", async () => {
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  await db.$executeRaw`UPDATE "Job" SET "state" = 'running', "leasedBy" = 'dead', "leasedUntil" = now(),
    "input" = json_build_object('id', "key"::int)`;
  await allSettled();
  expect(server.mails).toHaveLength(1);
});

test("two runners send each mail, each with a Message-ID of its own", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `guest ${index}`);
  for (const name of names) await queueTestMail(name);
  run(mailJob);
  run(mailJob);
  await allSettled();
  expect((await mailStates()).map(({ state }) => state)).toEqual(names.map(() => "sent"));
  expect(server.mails).toHaveLength(30);
  expect(new Set(server.mails.map(({ text }) => idIn(text))).size).toBe(30);
});

test("without a mail server a mail is written and stored as not sent", async () => {
  const { SMTP_URL } = environment();
  Object.assign(environment(), { SMTP_URL: undefined });
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  Object.assign(environment(), { SMTP_URL });
  expect(await states()).toMatchObject([{ state: "done" }]);
  expect(await mailStates()).toMatchObject([
    { state: "notSent", subject: "Hello Ada", lastError: "No mail server is set." },
  ]);
  await queueTestMail("Ada");
  await allSettled();
  expect(await mailStates()).toMatchObject([{ state: "sent" }]);
});

test("a mail without a reason any more is not sent, and one that can't be written says why", async () => {
  defineTestMail(async ({ name }) => {
    if (name === "none") return { notNeeded: "The order is open again." };
    throw new Error("No such order");
  });
  await queueTestMail("none");
  await queueTestMail("broken");
  run(mailJob);
  await until(async () => (await mailStates())[1]?.lastError !== null);
  await until(async () => (await mailStates())[0]?.state !== "queued");
  expect(await mailStates()).toMatchObject([
    { state: "notSent", lastError: "The order is open again." },
    { state: "queued", lastError: "No such order" },
  ]);
  expect(server.mails).toEqual([]);
});

test("a mail that has a reason again, while it is found to have none, is sent", async () => {
  let tries = 0;
  defineTestMail(async ({ name }) => {
    if (tries++ > 0) return { to: "ada@example.com", subject: name, body: { title: name, blocks: [] } };
    await queueTestMail("Ada");
    return { notNeeded: "The order is preparing now." };
  });
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  expect(await mailStates()).toMatchObject([{ state: "sent", subject: "Ada", lastError: null }]);
  expect(server.mails).toHaveLength(1);
});

test("the text of a mail with a secret is stored without it", async () => {
  defineTestMail(async () => ({
    to: "ada@example.com",
    subject: "A link",
    body: { title: "A link", blocks: [{ link: { label: "Open", url: "https://example.com/#secret" } }] },
    hides: "https://example.com/#secret",
  }));
  await queueTestMail("Ada");
  run(mailJob);
  await allSettled();
  expect(server.mails[0]?.text).toContain("#secret");
  const [{ text = "", html = "" } = {}] = await db.mail.findMany();
  expect(text + html).not.toContain("secret");
});

test("mails are deleted after 90 days", async () => {
  await storedMail({ key: "old", createdAt: new Date(Date.now() - 91 * 86_400_000) });
  await storedMail({ key: "recent", createdAt: new Date(Date.now() - 89 * 86_400_000) });
  await sweepExpired();
  expect(await db.mail.findMany({ select: { key: true } })).toEqual([{ key: "recent" }]);
});

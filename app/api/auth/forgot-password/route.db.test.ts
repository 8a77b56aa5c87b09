import { beforeEach, expect, test } from "@jest/globals";
import { forgottenLink } from "@/lib/accounts/invitations/jobs";
import "@/lib/accounts/invitations/mails";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { environment } from "@/lib/platform/runtime/env";
import { instanceWithAddress, invited, siteAddress } from "@/tests/support/accounts/users";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners, states, until } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as login } from "../login/route";
import { POST as use } from "../password-links/use/route";
import { POST } from "./route";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
beforeEach(() => {
  run(forgottenLink);
  run(mailJob);
});

const ask = (email: string, address = "192.0.2.1") => post(POST, { body: { email }, address });
const linkIn = (text = "") => new RegExp(`${siteAddress}/password#([\\w-]{43})`).exec(text)?.[1] ?? "";

test("the link of the mail lets its user choose a new password", async () => {
  await instanceWithAddress();
  expect((await ask(administrator.email)).body).toEqual({ success: true });
  const [mail] = await server.until(1);
  expect(mail).toMatchObject({ from: "hello@example.com", to: administrator.email });
  expect(mail?.text).toContain("Corner Bakery");
  expect(await db.auditEntry.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    action: "users:link",
    actor: "visitor",
    address: "192.0.2.1",
    label: administrator.email,
    changes: [{ field: "kind", before: null, after: "forgotten" }],
  });
  const password = "a new broom sweeps";
  expect((await post(use, { body: { token: linkIn(mail?.text), password } })).status).toBe(200);
  expect((await post(login, { body: { email: administrator.email, password } })).status).toBe(200);
  expect((await post(login, { body: administrator })).status).toBe(401);
});

test("the answer doesn't reveal accounts, and precedes every lookup", async () => {
  const token = await instanceWithAddress();
  await invited(token, "cook@example.com", "kitchen");
  await server.until(1);
  const answers = [];
  for (const [i, email] of ["nobody@example.com", "cook@example.com", administrator.email].entries()) {
    const { status, body, cookies } = await ask(email, `192.0.2.${i}`);
    answers.push({ status, body, cookies });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const mails = await server.until(2);
  expect(mails.map(({ to }) => to)).toEqual(["cook@example.com", administrator.email]);
  expect(await db.passwordLink.count({ where: { kind: "forgotten" } })).toBe(1);
});

test("requests are limited for each address and each inbox", async () => {
  await instanceWithAddress();
  for (let i = 0; i < 5; i++) expect((await ask(`nobody-${i}@example.com`)).status).toBe(200);
  const refused = await ask("nobody-6@example.com");
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  for (let i = 10; i < 20; i++) expect((await ask(administrator.email, `192.0.2.${i}`)).status).toBe(200);
  // Requests are processed in order, so the arrival of this one means that earlier ones were.
  const { user } = await signedInAs("viewer");
  await ask(user.email, "192.0.2.30");
  await until(() => server.mails.some(({ to }) => to === user.email));
  // A mail whose link was replaced before it was sent is not sent.
  expect(await db.mail.count()).toBe(4);
});

test("a mail waits while the mail server is away, and counts once", async () => {
  await instanceWithAddress();
  const { SMTP_URL } = environment();
  Object.assign(environment(), { SMTP_URL: "smtp://127.0.0.1:1" });
  expect((await ask(administrator.email)).status).toBe(200);
  await until(async () => (await states())[1]?.lastError != null);
  expect(await states()).toMatchObject([{ state: "done" }, { state: "queued", tries: 1 }]);
  Object.assign(environment(), { SMTP_URL });
  await endWaits();
  const [mail] = await server.until(1);
  expect(mail?.to).toBe(administrator.email);
  const counted = await db.rateLimit.findFirst({ where: { key: { startsWith: "forgotten:account:" } } });
  expect(counted?.count).toBe(1);
});

test("a mail that the mail server refuses for good fails at once, with its reason", async () => {
  await instanceWithAddress();
  server.reply({ RCPT: "550 no such user" });
  await ask(administrator.email);
  await until(async () => (await states())[1]?.state === "failed");
  const lastError = "The mail server refused the recipient (550 no such user).";
  expect(await states()).toMatchObject([{ state: "done" }, { state: "failed", tries: 1, lastError }]);
});

test("a link is stored encrypted until it was mailed, and then no more", async () => {
  await instanceWithAddress();
  server.reply({ RCPT: "451 later" });
  await ask(administrator.email);
  const [waiting] = await until(async () => (await states())[1]?.lastError != null).then(() =>
    db.mail.findMany(),
  );
  expect(waiting?.about).toEqual({ sealedUrl: expect.stringMatching(/^v1\./) });
  expect(JSON.stringify(waiting)).not.toContain("/password#");
  server.reply({ RCPT: "250 ok" });
  await endWaits();
  await allSettled();
  expect(linkIn(server.mails[0]?.text)).not.toBe("");
  const [sent] = await db.mail.findMany();
  expect(sent).toMatchObject({ state: "sent", about: {} });
  expect(JSON.stringify(sent)).not.toContain("/password#");
});

test("an invitation is sent by mail too", async () => {
  const token = await instanceWithAddress();
  await invited(token, "cook@example.com", "kitchen");
  const [mail] = await server.until(1);
  expect(mail?.to).toBe("cook@example.com");
  expect(linkIn(mail?.text)).not.toBe("");
});

test("a missing mail server or site address is reported", async () => {
  await configuredInstance();
  expect((await ask(administrator.email)).status).toBe(409);
  const { SMTP_URL } = environment();
  Object.assign(environment(), { SMTP_URL: undefined });
  await db.configuration.updateMany({ data: { siteAddress } });
  const refused = await ask(administrator.email, "192.0.2.2");
  Object.assign(environment(), { SMTP_URL });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "This site sends no mail. Ask an owner for a link to choose a new password.",
  ]);
});

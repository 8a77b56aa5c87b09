import { expect, test } from "@jest/globals";
import { environment } from "@/lib/platform/runtime/env";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import type { MailError } from "./mail-error";
import { deliverMail } from "./send.server";

const server = startMailServer();

const mail = { to: "ada@example.com", subject: "Bread", text: "It is ready." };
const failure = () =>
  deliverMail(mail).then(
    () => null,
    ({ message, isFinal }: MailError) => ({ message, isFinal }),
  );

test("an accepted mail arrives once", async () => {
  expect(await failure()).toBeNull();
  expect(server.mails).toMatchObject([{ from: "hello@example.com", to: "ada@example.com" }]);
});

test.each([
  ["RCPT", "550 no such user", "refused the recipient", true],
  ["RCPT", "451 try later", "refused the recipient", false],
  ["MAIL", "553 not yours", "check MAIL_FROM", true],
  ["DATA", "554 spam", "refused the mail", true],
  [".", "452 full", "refused the mail", false],
  [".", "drop", "closed the connection", false],
])("the reply to %s “%s” is explained by “%s”", async (command, reply, words, isFinal) => {
  server.reply({ [command]: reply });
  expect(await failure()).toEqual({ message: expect.stringContaining(words), isFinal });
  expect(server.mails).toEqual([]);
});

test.each([
  ["smtp://127.0.0.1:1", "check host and port in SMTP_URL"],
  ["smtp://mail.invalid", "check the host in SMTP_URL"],
])("an address that can’t be used, %s, is named", async (address, words) => {
  const { SMTP_URL } = environment();
  Object.assign(environment(), { SMTP_URL: address });
  const found = await failure();
  Object.assign(environment(), { SMTP_URL });
  expect(found).toEqual({ message: expect.stringContaining(words), isFinal: false });
});

test("a wrong password and a server without encryption are named", async () => {
  const { SMTP_URL = "" } = environment();
  server.reply({ EHLO: "250-test\r\n250 AUTH PLAIN", AUTH: "535 wrong" });
  Object.assign(environment(), { SMTP_URL: SMTP_URL.replace("//", "//user:wrong@") });
  const signIn = await failure();
  Object.assign(environment(), { SMTP_URL: SMTP_URL.replace("smtp:", "smtps:") });
  const encryption = await failure();
  Object.assign(environment(), { SMTP_URL });
  expect(signIn).toEqual({ message: expect.stringContaining("check user and password"), isFinal: true });
  expect(encryption).toEqual({ message: expect.stringContaining("encrypted connection"), isFinal: false });
});

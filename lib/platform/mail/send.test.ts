import { expect, test } from "@jest/globals";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import type { MailError } from "./mail-error";
import { environmentMailServer, type MailServer } from "./mail-server";
import { deliverMail } from "./send.server";

const server = startMailServer();

const mail = { to: "ada@example.com", subject: "Bread", text: "It is ready." };

const configured = (): MailServer => {
  const found = environmentMailServer();
  if (!found) throw new Error("No mail server");
  return found;
};

const at = (change: (url: string) => string): MailServer => {
  const { connection, ...others } = configured();
  return { ...others, connection: { url: change("url" in connection ? connection.url : "") } };
};

const failureOf = (to = configured()) =>
  deliverMail(to, mail).then(
    () => null,
    ({ message, failure }: MailError) => ({ message, failure }),
  );

test("an accepted mail arrives once", async () => {
  expect(await failureOf()).toBeNull();
  expect(server.mails).toMatchObject([{ from: "hello@example.com", to: "ada@example.com" }]);
});

test.each([
  ["RCPT", "550 no such user", "refused the recipient", "refused"],
  ["RCPT", "451 try later", "refused the recipient", "later"],
  ["RCPT", "drop", "closed the connection", "later"],
  ["MAIL", "553 not yours", "check MAIL_FROM", "refused"],
  ["DATA", "554 spam", "refused the email", "refused"],
  [".", "452 full", "refused the email", "later"],
  [".", "drop", "closed the connection", "unknown"],
])("the reply to %s “%s” is explained by “%s”", async (command, reply, words, failure) => {
  server.reply({ [command]: reply });
  expect(await failureOf()).toEqual({ message: expect.stringContaining(words), failure });
  expect(server.mails).toEqual([]);
});

test.each([
  ["smtp://127.0.0.1:1", "check host and port in SMTP_URL"],
  ["smtp://mail.invalid", "check the host in SMTP_URL"],
])("an address that can’t be used, %s, is named", async (address, words) => {
  const found = await failureOf(at(() => address));
  expect(found).toEqual({ message: expect.stringContaining(words), failure: "later" });
});

test("a wrong password and a server without encryption are named, by where they are set", async () => {
  server.reply({ AUTH: "535 wrong" });
  const wrong = at((url) => url.replace("//", "//user:wrong@"));
  const encrypted = at((url) => url.replace("smtp:", "smtps:"));
  const words = async (server: MailServer) => (await failureOf(server))?.message;
  expect(await words(wrong)).toContain("check user and password in SMTP_URL");
  expect(await words({ ...wrong, source: "settings" })).toContain("check “User” and “Password”");
  expect(await words(encrypted)).toContain("check smtp:// or smtps:// and the port in SMTP_URL");
  expect(await words({ ...encrypted, source: "settings" })).toContain("check “Encryption” and “Port”");
  expect(await failureOf(wrong)).toMatchObject({ failure: "later" });
});

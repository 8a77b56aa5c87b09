import { beforeEach, expect, test } from "@jest/globals";
import "./mails";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { aMessage } from "@/tests/support/inbox/messages";
import { allSettled, setUpRunners } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { administrator } from "@/tests/support/setup/instance";
import { queueMessageMail } from "./queue.server";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
beforeEach(async () => {
  await instanceWithAddress();
});

async function mailed(message: Parameters<typeof aMessage>[0] = {}) {
  const id = await aMessage(message);
  await db.$transaction((transaction) => queueMessageMail(transaction, id));
  run(mailJob);
  await allSettled();
  return id;
}

test("a message is mailed to the owner’s address, and answers go to its sender", async () => {
  await saveMailChoices({ ...defaultMailChoices, ownersAddress: "owner@example.com" });
  const id = await mailed({ text: "<b>Hello</b>", answers: [{ label: "Guests", value: "9" }] });
  expect(server.mails.map(({ to }) => to)).toEqual(["owner@example.com"]);
  const text = server.mails[0]?.text ?? "";
  expect(text).toMatch(/^Subject: Message from Ada Lovelace$/m);
  expect(text).toMatch(/^Reply-To: <?ada@example.com>?$/m);
  expect(text).toContain("&lt;b&gt;Hello");
  expect(text).toContain(`${siteAddress}/admin?tab=inbox&message=${id}`);
});

test("without that address it goes to the first owner’s account", async () => {
  await mailed();
  expect(server.mails.map(({ to }) => to)).toEqual([administrator.email]);
});

test("a subject can’t add headers, and spam or switched off mails are not sent", async () => {
  await mailed({ name: "Ada\r\nBcc: eve@example.com" });
  expect(server.mails).toHaveLength(1);
  const [headers = ""] = server.mails[0]?.text.split(/\r?\n\r?\n/) ?? [];
  expect(headers).toMatch(/^Subject: Message from Ada Bcc: eve@example.com\r?$/m);
  expect(headers).not.toMatch(/^Bcc:/m);
  await mailed({ status: "spam" });
  await saveMailChoices({ ...defaultMailChoices, newMessage: false });
  await mailed();
  expect(server.mails).toHaveLength(1);
});

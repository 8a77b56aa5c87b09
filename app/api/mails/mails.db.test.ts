import { beforeEach, expect, test } from "@jest/globals";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, setUpRunners } from "@/tests/support/jobs/runners";
import { defineTestMail, mailStates, storedMail } from "@/tests/support/mail/mails";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
beforeEach(() => void defineTestMail());

test("mails are listed page by page, newest first, and read one by one", async () => {
  const token = await configuredInstance();
  const ids: number[] = [];
  for (const key of ["a", "b", "c"]) ids.push(await storedMail({ key }));
  const first = await callRoute("GET /mails", { token, query: { limit: 2 } });
  expect(first.body.mails.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
  expect(first.body.mails[0]).toMatchObject({ recipient: "ada@example.com", canBeSentAgain: true });
  const query = { limit: 2, before: String(first.body.next) };
  const second = await callRoute("GET /mails", { token, query });
  expect([second.body.mails.length, second.body.next]).toEqual([1, null]);
  const read = await callRoute("GET /mails/{id}", { token, params: { id: String(ids[0]) } });
  expect(read.body.mail).toMatchObject({ text: "Hello Ada", html: "<p>Hello Ada</p>" });
});

test.each(["failed", "unknown"] as const)("a mail whose state is %s is sent again", async (state) => {
  const token = await configuredInstance();
  const id = await storedMail({ state, messageId: "kept@example.com" });
  const again = () => callRoute("POST /mails/{id}/retry", { token, params: { id: String(id) } });
  expect((await again()).status).toBe(200);
  run(mailJob);
  await allSettled();
  expect(await mailStates()).toMatchObject([{ state: "sent", messageId: "kept@example.com" }]);
  expect(server.mails[0]?.text).toContain("Message-ID: <kept@example.com>");
  expect((await again()).status).toBe(409);
});

test("an unknown mail and one that waits are not sent again", async () => {
  const token = await configuredInstance();
  const id = String(await storedMail({ state: "queued" }));
  expect((await callRoute("POST /mails/{id}/retry", { token, params: { id } })).status).toBe(409);
  expect((await callRoute("POST /mails/{id}/retry", { token, params: { id: "999" } })).status).toBe(404);
  expect(await db.job.count()).toBe(0);
});

import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { listen, listening } from "@/lib/platform/db/notifications";
import { JOBS_CHANNEL } from "@/lib/platform/jobs/enqueue.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { storedJob } from "@/tests/support/jobs/rows";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

test("jobs are counted by kind, and those that are not done are listed without their input", async () => {
  const token = await configuredInstance();
  await storedJob({ id: "a", input: { email: "ada@example.com" } });
  await storedJob({ id: "b", state: "queued", tries: 1, key: "ada" });
  await storedJob({ id: "c", state: "done", kind: "other" });
  const { body } = await callRoute("GET /system/jobs", { token });
  expect(body.kinds).toEqual([
    { kind: "other", words: "other", queued: 0, running: 0, done: 1, failed: 0 },
    { kind: "test", words: "test", queued: 1, running: 0, done: 0, failed: 1 },
  ]);
  expect(body.jobs).toMatchObject([
    { id: "a", state: "failed", tries: 3, maxTries: 3, lastError: "The mail server is away" },
    { id: "b", state: "queued", tries: 1 },
  ]);
  expect(JSON.stringify(body)).not.toContain("ada");
});

test("a failed job that is retried is due, has new tries and wakes the runners", async () => {
  const token = await configuredInstance();
  const id = await storedJob();
  const told = new Promise((resolve) => listen(JOBS_CHANNEL, resolve));
  await listening();
  expect((await callRoute("POST /system/jobs/{id}/retry", { token, params: { id } })).status).toBe(200);
  await told;
  const [job] = await db.$queryRaw<
    unknown[]
  >`SELECT "state"::text, "tries", "runAt" <= now() AS "isDue" FROM "Job"`;
  expect(job).toEqual({ state: "queued", tries: 0, isDue: true });
});

test("a job isn't retried while the same work waits, and can be dropped", async () => {
  const token = await configuredInstance();
  const id = await storedJob({ key: "same" });
  await storedJob({ id: "newer", key: "same", state: "queued" });
  const refused = await callRoute("POST /system/jobs/{id}/retry", { token, params: { id } });
  expect([refused.status, refused.body.error]).toEqual([409, "The same work waits already. Drop this one."]);
  await callRoute("DELETE /system/jobs/{id}", { token, params: { id } });
  expect(await db.job.findMany({ select: { id: true } })).toEqual([{ id: "newer" }]);
});

test("a mail whose job is dropped has failed, and can be sent again", async () => {
  const token = await configuredInstance();
  const mail = await db.mail.create({ data: { kind: "test", key: "test:1", about: {} } });
  const id = await storedJob({
    kind: "send-mail",
    key: String(mail.id),
    state: "queued",
    input: { id: mail.id },
  });
  await callRoute("DELETE /system/jobs/{id}", { token, params: { id } });
  expect(await db.mail.findFirstOrThrow()).toMatchObject({ state: "failed", lastError: expect.any(String) });
  const again = await callRoute("POST /mails/{id}/retry", { token, params: { id: String(mail.id) } });
  expect(again.status).toBe(200);
  expect(await db.job.count({ where: { kind: "send-mail", state: "queued" } })).toBe(1);
});

test("a running job and an unknown one are neither retried nor dropped", async () => {
  const token = await configuredInstance();
  const running = await storedJob({ state: "running" });
  for (const id of [running, "unknown"]) {
    expect((await callRoute("POST /system/jobs/{id}/retry", { token, params: { id } })).status).toBe(404);
    expect((await callRoute("DELETE /system/jobs/{id}", { token, params: { id } })).status).toBe(404);
  }
  expect(await db.job.count({ where: { state: "running" } })).toBe(1);
});

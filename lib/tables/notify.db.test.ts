import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { pushMessage } from "@/lib/push/message";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { setUpRunners, until } from "@/tests/support/jobs/runners";
import { newBrowser } from "@/tests/support/push/push-service";
import { configuredInstance } from "@/tests/support/setup/instance";
import { openTable, serveTables, sitDown, window1 } from "@/tests/support/tables/tables";
import { requestPushJob } from "./jobs";

setUpTestDatabase();
const run = setUpRunners();
let token: string;
let seat: string;
beforeEach(async () => {
  token = await configuredInstance();
  await serveTables("opened");
  await openTable(window1);
  seat = await sitDown(window1);
});

const subscribe = () => callRoute("POST /push/devices", { token, body: newBrowser().subscription });
const ask = (kind: "waiter" | "bill") =>
  callRoute("POST /tables/seat/requests", { cookie: seat, body: { kind } });
const queued = () => db.job.count({ where: { kind: "push-table-request" } });

async function messages() {
  const runner = run(requestPushJob);
  await until(
    async () => (await db.job.count({ where: { kind: "push-table-request", state: "queued" } })) === 0,
  );
  await runner.stop();
  const jobs = await db.job.findMany({ where: { kind: "send-push" }, orderBy: { createdAt: "asc" } });
  return jobs.map(({ input }) => pushMessage.parse((input as { message: unknown }).message));
}

test("staff are notified once of each thing that a table asks for", async () => {
  await subscribe();
  for (const kind of ["waiter", "waiter", "bill"] as const) expect((await ask(kind)).status).toBe(200);
  const sent = await messages();
  expect(sent.map(({ title }) => title).sort()).toEqual(["Window 1: bill please", "Window 1: waiter called"]);
  expect(new Set(sent.map(({ tag }) => tag)).size).toBe(2);
  expect(sent[0]).toMatchObject({ body: "Baobab Kitchen", path: "/admin?tab=tables" });
});

test("nothing is queued without a subscription, and a request that was done meanwhile is not sent", async () => {
  await ask("waiter");
  expect(await queued()).toBe(0);
  await subscribe();
  await ask("bill");
  await db.tableRequest.updateMany({ data: { doneAt: new Date() } });
  expect(await queued()).toBe(1);
  expect(await messages()).toEqual([]);
});

test("a request that is refused notifies nobody", async () => {
  await subscribe();
  await db.sitting.updateMany({ data: { closedAt: new Date() } });
  expect((await ask("bill")).status).toBe(409);
  expect(await queued()).toBe(0);
});

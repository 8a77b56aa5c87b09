import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import "@/lib/orders/webhooks/data";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { endWaits, setUpRunners, states, until } from "@/tests/support/jobs/runners";
import { placedOrder } from "@/tests/support/orders/orders";
import { sendDeliveryAgain, testEndpoint } from "./deliveries.server";
import { webhookEventNames } from "./events";
import { webhookJob } from "./jobs";
import { queueEvents } from "./outbox.server";
import type { EndpointInput } from "./schema";
import { addEndpoint, changeSecret, listEndpoints, saveEndpoint } from "./server";
import { signaturesOf } from "./sign";

setUpTestDatabase();
const run = setUpRunners();

type Received = { path: string; headers: Record<string, unknown>; body: string };
let received: Received[] = [];
let answer: RequestListener;
let server: Server;
let input: EndpointInput;
let token: string;

beforeEach(async () => {
  received = [];
  answer = (_, response) => response.writeHead(204).end();
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? "", headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  input = {
    url: `http://127.0.0.1:${port}/events`,
    events: webhookEventNames,
    withGuest: false,
    isPrivateAllowed: true,
    isActive: true,
  };
  token = await instanceWithAddress();
});
afterEach(() => void server.close().closeAllConnections());

/** Resolves once no webhook waits; no runner sends the mails of orders. */
const allSettled = () =>
  until(async () => {
    const where = { kind: webhookJob.kind, state: { in: ["queued" as const, "running" as const] } };
    return (await db.job.count({ where })) === 0;
  });
const deliveries = () => db.webhookDelivery.findMany({ orderBy: { id: "asc" } });
const bodies = () => received.map(({ body }) => JSON.parse(body));

test("an order is sent, step by step, without the guest's data and with a signature", async () => {
  const { secret } = await addEndpoint(input);
  const { id, number } = await placedOrder({ name: "Gil Guest" });
  const step = (status: "preparing" | "cancelled", expected: "new" | "preparing") =>
    callRoute("POST /orders/{id}/status", { token, params: { id }, body: { status, expected } });
  await step("preparing", "new");
  await step("cancelled", "preparing");
  run(webhookJob);
  await allSettled();
  expect(
    bodies()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(["order.accepted", "order.cancelled", "order.placed"]);
  expect(bodies()[0].data).toMatchObject({ number, lines: [{ options: [] }] });
  expect(JSON.stringify(bodies())).not.toContain(id);
  expect(received.map(({ body }) => body).join()).not.toMatch(/Gil|guest@example.com/);
  for (const { headers, body } of received) {
    const message = {
      id: String(headers["webhook-id"]),
      seconds: Number(headers["webhook-timestamp"]),
      body,
    };
    expect(headers["webhook-signature"]).toBe(signaturesOf(message, [secret]));
  }
  expect((await deliveries()).map(({ state }) => state)).toEqual(["delivered", "delivered", "delivered"]);
});

test("the guest's data is sent if the owner wants it", async () => {
  await addEndpoint({ ...input, withGuest: true });
  await placedOrder({ name: "Gil Guest" });
  run(webhookJob);
  await allSettled();
  expect(bodies()).toMatchObject([{ data: { guest: { name: "Gil Guest", email: "guest@example.com" } } }]);
});

test("an event is stored once, for active endpoints that ask for it, exactly if its transaction is committed", async () => {
  await addEndpoint(input);
  await addEndpoint({ ...input, isActive: false });
  await addEndpoint({ ...input, events: ["order.done"] });
  const event = { type: "menu.published", key: "a", about: { version: 2 } } as const;
  await expect(
    db.$transaction(async (transaction) => {
      await queueEvents(transaction, [event]);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect([await db.webhookDelivery.count(), await db.job.count()]).toEqual([0, 0]);
  await queueEvents(db, [event]);
  await queueEvents(db, [event]);
  expect([await db.webhookDelivery.count(), await db.job.count()]).toEqual([1, 1]);
});

test("a failed attempt is repeated with the same id and body, also after its success if the owner asks", async () => {
  const { id } = await addEndpoint(input);
  answer = (_, response) => response.writeHead(500).end("x".repeat(100_000));
  await testEndpoint(id);
  run(webhookJob);
  await until(async () => (await states())[0]?.lastError !== null);
  expect(await deliveries()).toMatchObject([
    { state: "queued", responseCode: 500, lastError: "The endpoint answered 500." },
  ]);
  answer = (_, response) => response.writeHead(200).end();
  await endWaits();
  await allSettled();
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: "delivered", responseCode: 200, lastError: null });
  await sendDeliveryAgain(id, delivery?.id ?? 0);
  await allSettled();
  expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(
    new Set([delivery?.messageId]),
  );
  expect(received.map(({ body }) => body)).toEqual(Array(3).fill(delivery?.body));
});

test("an endpoint that doesn't answer has one delivery at a time, and delays no other", async () => {
  const hanging = await addEndpoint({ ...input, url: `${input.url}/hanging` });
  const other = await addEndpoint(input);
  answer = ({ url }, response) => {
    if (url === "/events") response.writeHead(204).end();
  };
  for (let count = 0; count < 25; count++) await testEndpoint(hanging.id);
  for (let count = 0; count < 3; count++) await testEndpoint(other.id);
  const runner = run(webhookJob);
  await until(async () => (await db.webhookDelivery.count({ where: { state: "delivered" } })) === 3);
  expect(received.map(({ path }) => path).sort()).toEqual([...Array(3).fill("/events"), "/events/hanging"]);
  await runner.stop();
});

test("a redirect is not followed", async () => {
  const { id } = await addEndpoint(input);
  answer = (_, response) => response.writeHead(307, { location: "/elsewhere" }).end();
  await testEndpoint(id);
  run(webhookJob);
  await until(async () => (await states())[0]?.lastError !== null);
  expect(received.map(({ path }) => path)).toEqual(["/events"]);
  expect(await deliveries()).toMatchObject([{ state: "queued", responseCode: 307 }]);
});

test("after its last try a delivery has failed, and begins anew if the owner asks", async () => {
  const { id } = await addEndpoint(input);
  answer = (_, response) => response.writeHead(503).end();
  await testEndpoint(id);
  await db.job.updateMany({ data: { tries: webhookJob.maxTries - 1 } });
  run(webhookJob);
  await allSettled();
  expect(await states()).toMatchObject([{ state: "failed", tries: webhookJob.maxTries }]);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: "failed", responseCode: 503 });
  answer = (_, response) => response.writeHead(204).end();
  await sendDeliveryAgain(id, delivery?.id ?? 0);
  await allSettled();
  expect(await states()).toMatchObject([{ state: "done", tries: 1 }]);
  expect(await deliveries()).toMatchObject([{ state: "delivered", responseCode: 204 }]);
});

test("410 switches the endpoint off", async () => {
  const { id } = await addEndpoint(input);
  answer = (_, response) => response.writeHead(410).end();
  await testEndpoint(id);
  run(webhookJob);
  await allSettled();
  expect(await deliveries()).toMatchObject([{ state: "failed", responseCode: 410 }]);
  expect(await listEndpoints()).toMatchObject([{ isActive: false, state: "gone" }]);
});

test("an address in the server's own network is refused unless the owner allows it", async () => {
  const { id } = await addEndpoint(input);
  const refused = { url: input.url.replace("http:", "https:"), isPrivateAllowed: false };
  await expect(saveEndpoint(id, { ...input, ...refused })).rejects.toMatchObject({
    code: "invalid",
    details: { fields: { url: expect.stringMatching(/^127\.0\.0\.1 may not be reached\./) } },
  });
  await expect(addEndpoint({ ...input, ...refused, url: "https://till.local/" })).rejects.toThrow(
    "till.local may not be reached.",
  );
  expect(await listEndpoints()).toMatchObject([{ url: input.url }]);
  await db.webhookEndpoint.updateMany({ data: refused });
  await testEndpoint(id);
  run(webhookJob);
  await until(async () => (await states())[0]?.lastError !== null);
  expect(await deliveries()).toMatchObject([{ lastError: "127.0.0.1 may not be reached." }]);
  expect(await deliveries()).toMatchObject([{ state: "failed" }]);
  expect(await states()).toMatchObject([{ state: "failed", tries: 1 }]);
  expect(received).toEqual([]);
});

test("after a new secret both sign for a day", async () => {
  const { id, secret } = await addEndpoint(input);
  const made = await changeSecret(id);
  await testEndpoint(id);
  await db.webhookEndpoint.updateMany({ data: { failures: 5 } });
  expect(await listEndpoints()).toMatchObject([{ state: "failing" }]);
  run(webhookJob);
  await allSettled();
  await db.webhookEndpoint.updateMany({ data: { previousSecretUntil: new Date() } });
  await testEndpoint(id);
  await allSettled();
  const expected = [[made.secret, secret], [made.secret]];
  received.forEach(({ headers, body }, index) => {
    const seconds = Number(headers["webhook-timestamp"]);
    const message = { id: String(headers["webhook-id"]), seconds, body };
    expect(headers["webhook-signature"]).toBe(signaturesOf(message, expected[index] ?? []));
  });
  expect(received).toHaveLength(2);
  expect(await listEndpoints()).toMatchObject([{ state: "active" }]);
});

test("an attempt whose process was killed is repeated", async () => {
  const { id } = await addEndpoint(input);
  await testEndpoint(id);
  await db.job.updateMany({
    data: { state: "running", tries: 1, leasedBy: "killed", leasedUntil: new Date(Date.now() - 1000) },
  });
  run(webhookJob);
  await allSettled();
  expect(await deliveries()).toMatchObject([{ state: "delivered" }]);
});

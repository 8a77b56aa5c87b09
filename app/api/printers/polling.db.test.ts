import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { markOffline } from "@/lib/printers/state.server";
import { post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { EpsonPrinter } from "@/tests/support/printers/epson-printer";
import { askAsPrinter } from "@/tests/support/printers/printer-request";
import { StarPrinter } from "@/tests/support/printers/star-printer";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as SET_STATUS } from "../orders/[id]/status/route";
import { POST as NEW_ADDRESS } from "./[id]/address/route";
import { POST as PRINT } from "./[id]/jobs/route";
import { POST as ADD } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const input = {
  name: "Pass",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 1,
  receiptCopies: 0,
};

async function addedPrinter(changed: object = {}): Promise<{ id: string; secret: string }> {
  const { status, body } = await post(ADD, { token, body: { ...input, ...changed } });
  if (status !== 200) throw new Error(`The printer was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Lets the printer look for orders again, as it may once a second. */
const lookAgain = () => db.printer.updateMany({ data: { lookedAt: new Date(0) } });
const endLeases = () =>
  db.printJob.updateMany({
    where: { endedAt: null, deliveries: { gt: 0 } },
    data: { leasedUntil: new Date(0) },
  });

/** A fixed sequence of numbers from 0 to 1 (Park and Miller, "Random number generators", 1988). */
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

async function printAll(printers: readonly { work: () => Promise<boolean> }[]) {
  await lookAgain();
  for (let pass = 0; pass < 5; pass++) {
    for (const printer of printers) while (await printer.work());
    await endLeases();
  }
}

test("each order is printed on each printer, and again only after a lost confirmation", async () => {
  const random = sequence(7);
  const losesConfirmation = () => random() < 0.05;
  const star = new StarPrinter((await addedPrinter()).secret, { losesConfirmation });
  const epson = new EpsonPrinter((await addedPrinter({ name: "Bar", protocol: "epson" })).secret, {
    losesConfirmation,
  });
  const first = await placedOrder();
  const row = await db.order.findUniqueOrThrow({ where: { id: first.id } });
  const { number: _, taxes, changes, ...copied } = row;
  await db.order.createMany({
    data: Array.from({ length: 99 }, (_, index) => ({
      ...copied,
      taxes: taxes as object,
      changes: changes as object,
      id: `order-${index}`,
      idempotencyKey: `order-${index}`,
    })),
  });
  await printAll([star, epson]);
  for (const { printed, lostTokens } of [star, epson]) {
    const times = new Map<string, number>();
    for (const { token } of printed) times.set(token, (times.get(token) ?? 0) + 1);
    expect(times.size).toBe(100);
    expect(lostTokens.length).toBeGreaterThan(0);
    for (const [token, count] of times) {
      expect(count).toBe(1 + lostTokens.filter((one) => one === token).length);
    }
    const again = printed.filter(({ text }) => text.includes("Reprint"));
    expect(again.map(({ token }) => token).sort()).toEqual([...lostTokens].sort());
  }
  expect(await db.printJob.count({ where: { endedAt: null } })).toBe(0);
}, 120_000);

test("a confirmation of an old or unknown token, or of a ticket that was not sent, ends none", async () => {
  const { secret, id } = await addedPrinter();
  const star = new StarPrinter(secret);
  const order = await placedOrder();
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  for (const unknown of ["", "unknown", jobToken]) expect((await star.confirm(unknown)).status).toBe(200);
  expect(await star.work()).toBe(true);
  expect(
    (await post(PRINT, { token, params: { id }, body: { orderId: order.id, kind: "kitchen" } })).status,
  ).toBe(200);
  await star.confirm(jobToken);
  expect(await star.work()).toBe(true);
  expect(star.printed[1]?.text).toContain("Reprint");
  expect(await star.work()).toBe(false);
});

test("orders from before the printer, of other restaurants, unpaid and cancelled ones are not printed", async () => {
  await placedOrder();
  const star = new StarPrinter((await addedPrinter({ restaurantId: "order1" })).secret);
  await placedOrder({ restaurantId: "order2" });
  const unpaid = await placedOrder();
  await db.order.update({ where: { id: unpaid.id }, data: { payment: "pending" } });
  const cancelled = await placedOrder();
  await lookAgain();
  expect((await star.poll()).jobReady).toBe(true);
  const { status } = await post(SET_STATUS, {
    token,
    params: { id: cancelled.id },
    body: { expected: "new", status: "cancelled" },
  });
  expect(status).toBe(200);
  await lookAgain();
  expect(await star.work()).toBe(false);
  await db.order.update({ where: { id: unpaid.id }, data: { payment: "paid" } });
  await lookAgain();
  expect(await star.work()).toBe(true);
  expect(await star.work()).toBe(false);
});

test("copies and receipts are tickets of their own, and a change prints another kitchen ticket", async () => {
  const star = new StarPrinter((await addedPrinter({ kitchenCopies: 2, receiptCopies: 1 })).secret);
  const order = await placedOrder();
  await printAll([star]);
  expect(star.printed).toHaveLength(3);
  expect(star.printed.filter(({ text }) => text.includes("fiscal"))).toHaveLength(1);
  const change = {
    key: "a",
    at: new Date().toISOString(),
    removed: [{ name: "Zobo", quantity: 1 }],
    added: [],
    differenceCents: 0,
    by: "Ada",
  };
  await db.order.update({ where: { id: order.id }, data: { changes: [change] } });
  await printAll([star]);
  expect(star.printed.slice(3).map(({ text }) => text.includes("Changed"))).toEqual([true, true]);
});

test("a printer out of paper is offered nothing, and prints the ticket once it has some", async () => {
  const star = new StarPrinter((await addedPrinter()).secret);
  await placedOrder();
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  await star.fetchJob(jobToken);
  await star.confirm(jobToken, "410 Paper out");
  expect(await db.printer.findFirst()).toMatchObject({ condition: "paperOut", report: "410 Paper out" });
  star.statusCode = "410 Paper out";
  await endLeases();
  expect(await star.work()).toBe(false);
  star.statusCode = "200 OK";
  expect(await star.work()).toBe(true);
  expect(await db.printer.findFirst()).toMatchObject({ condition: "ready" });

  await db.printer.deleteMany();
  const epson = new EpsonPrinter((await addedPrinter({ protocol: "epson" })).secret);
  await placedOrder();
  await lookAgain();
  const ticket = await epson.poll();
  await epson.confirm(ticket?.token ?? "", { success: false, code: "EPTR_COVER_OPEN", status: 32 });
  expect(await db.printer.findFirst()).toMatchObject({ condition: "coverOpen" });
  expect(await epson.poll()).toBeNull();
  await endLeases();
  expect(await epson.work()).toBe(true);
  expect(await db.printer.findFirst()).toMatchObject({ condition: "ready" });
});

test("a ticket is fetched again within its lease without counting as printed again", async () => {
  const star = new StarPrinter((await addedPrinter()).secret);
  await placedOrder();
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  const texts = await Promise.all([0, 1].map(async () => (await star.fetchJob(jobToken)).text()));
  expect(texts.some((text) => text.includes("Reprint"))).toBe(false);
  expect((await star.poll()).jobReady).toBe(false);
  expect((await star.fetchJob(jobToken, "image/png")).status).toBe(415);
  expect((await star.fetchJob(jobToken, "application/vnd.star.line")).status).toBe(200);
  await endLeases();
  expect((await star.poll({ printingInProgress: true, jobToken })).jobReady).toBe(false);
  expect((await star.poll()).jobReady).toBe(false);
});

test("a printer that does not ask for a minute is offline until it asks again", async () => {
  const star = new StarPrinter((await addedPrinter()).secret);
  await star.poll();
  await markOffline();
  expect(await db.printer.findFirst()).toMatchObject({ condition: "ready" });
  await db.printer.updateMany({ data: { seenAt: new Date(Date.now() - 61_000) } });
  await markOffline();
  expect(await db.printer.findFirst()).toMatchObject({ condition: "offline" });
  await star.poll();
  expect(await db.printer.findFirst()).toMatchObject({ condition: "ready" });
});

test("a new address ends the former one, and keeps what waits", async () => {
  const { secret, id } = await addedPrinter();
  await placedOrder();
  await lookAgain();
  expect((await new StarPrinter(secret).poll()).jobReady).toBe(true);
  const { body } = await post(NEW_ADDRESS, { token, params: { id } });
  expect((await askAsPrinter(secret, { method: "GET" })).status).toBe(404);
  const star = new StarPrinter(body.secret);
  expect(await star.work()).toBe(true);
});

test("a cancelled order is not sent, even if it was offered, and is no ticket to print again", async () => {
  const { secret, id } = await addedPrinter();
  const star = new StarPrinter(secret);
  const order = await placedOrder();
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  await db.order.update({ where: { id: order.id }, data: { status: "cancelled" } });
  expect((await star.fetchJob(jobToken)).status).toBe(404);
  expect((await star.poll()).jobReady).toBe(false);
  const sent = { token, params: { id }, body: { orderId: order.id, kind: "kitchen" } };
  expect((await post(PRINT, sent)).status).toBe(409);
});

test("unknown addresses, huge and malformed messages are refused", async () => {
  const { secret, id } = await addedPrinter();
  const epson = new EpsonPrinter((await addedPrinter({ protocol: "epson" })).secret);
  const json = { method: "POST", type: "application/json" } as const;
  for (const wrong of ["", "a", "a".repeat(43), `${secret}a`]) {
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await askAsPrinter(wrong, { method })).status).toBe(404);
    }
  }
  for (const [body, status] of [
    ["x".repeat(64_001), 413],
    ["{", 400],
    ["{}", 422],
    [`{"statusCode":"${"x".repeat(400)}"}`, 422],
  ] as const) {
    expect((await askAsPrinter(secret, { ...json, body })).status).toBe(status);
  }
  await placedOrder();
  await lookAgain();
  const ticket = await epson.poll();
  const bomb = `<!DOCTYPE a [<!ENTITY b "${ticket?.token}">]><printjobid>&b;</printjobid><response success="true"/>`;
  for (const file of [bomb, "<".repeat(20_000), "<printjobid>".repeat(2000)]) {
    expect((await epson.sendFile(file)).status).toBe(200);
  }
  expect((await epson.sendFile("<".repeat(70_000))).status).toBe(413);
  expect(await db.printJob.count({ where: { token: ticket?.token ?? "", endedAt: null } })).toBe(1);
  // Another printer's token.
  await new StarPrinter(secret).confirm(ticket?.token ?? "");
  expect(await db.printJob.count({ where: { token: ticket?.token ?? "", endedAt: null } })).toBe(1);
  const stored = JSON.stringify([
    await db.printer.findMany(),
    await db.auditEntry.findMany({ omit: { id: true } }),
  ]);
  expect(stored).not.toContain(secret);
  expect(
    (await send(PRINT, "POST", { token, params: { id }, body: { orderId: "none", kind: "kitchen" } })).status,
  ).toBe(404);
});

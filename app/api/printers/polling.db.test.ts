import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { EpsonPrinter } from "@/tests/support/printers/epson-printer";
import { askAsPrinter } from "@/tests/support/printers/printer-request";
import { endLeases, lookAgain, setUpPrinters } from "@/tests/support/printers/printers";
import { StarPrinter } from "@/tests/support/printers/star-printer";
import { sequence } from "@/tests/support/sequence";
import { POST as SET_STATUS } from "../orders/[id]/status/route";
import { POST as PRINT } from "./[id]/jobs/route";

setUpTestDatabase();
const { addedPrinter, token } = setUpPrinters();

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
  const { number: _, point: __, taxes, changes, ...copied } = row;
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
    (await post(PRINT, { token: token(), params: { id }, body: { orderId: order.id, kind: "kitchen" } }))
      .status,
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
    token: token(),
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

test("a ticket is fetched again within its lease without counting as printed again", async () => {
  const star = new StarPrinter((await addedPrinter()).secret);
  await placedOrder();
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  const texts = await Promise.all([0, 1].map(async () => (await star.fetchJob(jobToken)).text()));
  expect(texts.some((text) => text.includes("Reprint"))).toBe(false);
  expect((await star.poll()).jobReady).toBe(false);
  expect((await star.fetchJob(jobToken, "image/jpeg")).status).toBe(415);
  expect((await star.fetchJob(jobToken, "application/vnd.star.line")).status).toBe(200);
  await endLeases();
  expect((await star.poll({ printingInProgress: true, jobToken })).jobReady).toBe(false);
  expect((await star.poll()).jobReady).toBe(false);
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
  const sent = { token: token(), params: { id }, body: { orderId: order.id, kind: "kitchen" } };
  expect((await post(PRINT, sent)).status).toBe(409);
});

test("a printer that asks too often is told to wait, and others are not", async () => {
  const { id, secret } = await addedPrinter();
  const other = await addedPrinter({ name: "Bar" });
  const poll = (of: string) => askAsPrinter(of, { method: "GET", query: "?uid=1&type=text/plain&mac=1" });
  await db.rateLimit.create({
    data: { key: `printer:${id}`, count: 600, resetsAt: new Date(Date.now() + 60_000) },
    select: { key: true },
  });
  const refused = await poll(secret);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await poll(other.secret)).status).not.toBe(429);
  await db.rateLimit.updateMany({ data: { resetsAt: new Date() } });
  expect((await poll(secret)).status).not.toBe(429);
});

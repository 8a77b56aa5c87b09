import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { markOffline } from "@/lib/printers/state.server";
import { post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { EpsonPrinter } from "@/tests/support/printers/epson-printer";
import { askAsPrinter } from "@/tests/support/printers/printer-request";
import { endLeases, lookAgain, setUpPrinters } from "@/tests/support/printers/printers";
import { StarPrinter } from "@/tests/support/printers/star-printer";
import { POST as NEW_ADDRESS } from "./[id]/address/route";
import { POST as PRINT } from "./[id]/jobs/route";

setUpTestDatabase();
const { addedPrinter, token } = setUpPrinters();

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
  const { body } = await post(NEW_ADDRESS, { token: token(), params: { id } });
  expect((await askAsPrinter(secret, { method: "GET" })).status).toBe(404);
  const star = new StarPrinter(body.secret);
  expect(await star.work()).toBe(true);
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
    (
      await send(PRINT, "POST", {
        token: token(),
        params: { id },
        body: { orderId: "none", kind: "kitchen" },
      })
    ).status,
  ).toBe(404);
});

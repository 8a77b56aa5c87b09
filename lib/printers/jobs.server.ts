import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { parseChanges } from "@/lib/orders/order-change";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ListedPrintJob } from "./answers";
import { givenUp } from "./given-up.server";
import { MAX_DRAWINGS, SHOWN_JOBS } from "./limits";
import type { PrintInput } from "./schema";
import { makeJobToken } from "./secret";

/** Lists the latest tickets of a printer, those that wait first. */
export async function listPrintJobs(printerId: string): Promise<ListedPrintJob[]> {
  const rows = await db.printJob.findMany({
    where: { printerId },
    orderBy: [{ endedAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }],
    take: SHOWN_JOBS,
    select: {
      id: true,
      kind: true,
      orderId: true,
      order: { select: { number: true } },
      copy: true,
      deliveries: true,
      leasedUntil: true,
      failure: true,
      undrawn: true,
      endedAt: true,
      isRemoved: true,
      createdAt: true,
    },
  });
  const now = new Date();
  return rows.map(({ order, leasedUntil, endedAt, isRemoved, undrawn, createdAt, ...job }) => ({
    ...job,
    number: order?.number ?? null,
    state: endedAt
      ? isRemoved
        ? "removed"
        : undrawn >= MAX_DRAWINGS
          ? "failed"
          : "printed"
      : leasedUntil && leasedUntil > now && job.failure === ""
        ? "sent"
        : "waiting",
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws AppError `not-found` */
async function requireName(id: string): Promise<string> {
  const printer = await db.printer.findUnique({ where: { id }, select: { name: true } });
  if (!printer) throw new AppError("not-found", "There is no such printer.");
  return printer.name;
}

/** Queues a test ticket. @throws AppError `not-found` */
export async function printTest(printerId: string): Promise<void> {
  const label = await requireName(printerId);
  await db.$transaction(async (transaction) => {
    await transaction.printJob.create({
      data: { id: randomId(), printerId, kind: "test", token: makeJobToken() },
      select: { id: true },
    });
    await recordChange(transaction, { action: "printers:test", target: { id: printerId, label } });
  });
}

/** Queues the ticket of an order, also one that was printed. A confirmation of the former one doesn't end it. @throws AppError `not-found`, `conflict` */
export async function printTicket(printerId: string, { orderId, kind }: PrintInput): Promise<void> {
  const printer = await requireName(printerId);
  await db.$transaction(async (transaction) => {
    const order = await transaction.order.findUnique({
      where: { id: orderId },
      select: { number: true, status: true, changes: true },
    });
    if (!order) throw new AppError("not-found", "There is no such order.");
    if (order.status === "cancelled") throw new AppError("conflict", `Order ${order.number} is cancelled.`);
    const change = kind === "kitchen" ? parseChanges(order.changes).length : 0;
    const key = { printerId, orderId, kind, copy: 1, change };
    const waiting = {
      token: makeJobToken(),
      leasedUntil: null,
      failure: "",
      undrawn: 0,
      endedAt: null,
      isRemoved: false,
    };
    await transaction.printJob.upsert({
      where: { printerId_orderId_kind_copy_change: key },
      create: { id: randomId(), ...key, ...waiting },
      update: { ...waiting, createdAt: new Date() },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "printers:print",
      target: { id: orderId, label: String(order.number) },
      after: { printer, kind },
    });
  });
}

/** Takes a ticket that waits or was given up out of the queue; ignores any other. */
export async function dropPrintJob(printerId: string, id: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const job = await transaction.printJob.findFirst({
      where: { id, printerId, OR: [{ endedAt: null }, givenUp] },
      select: { kind: true, order: { select: { number: true } }, printer: { select: { name: true } } },
    });
    if (!job) return;
    await transaction.printJob.update({
      where: { id },
      data: { endedAt: new Date(), isRemoved: true },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "printers:drop",
      target: { id, label: job.order ? String(job.order.number) : "Test" },
      before: { printer: job.printer.name, kind: job.kind },
    });
  });
}

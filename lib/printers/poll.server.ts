import "server-only";
import { db } from "@/lib/platform/db/client";
import { takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { addMissingJobs } from "./queue.server";
import { hashPrinterSecret, isWholeSecret } from "./secret";
import { recordSeen } from "./state.server";

const printerFields = {
  id: true,
  name: true,
  protocol: true,
  width: true,
  codePage: true,
  restaurantId: true,
  kitchenCopies: true,
  receiptCopies: true,
  ordersFrom: true,
} as const;

export type PollingPrinter = Awaited<ReturnType<typeof requirePrinterOf>>;

/** A printer asks every few seconds, and some requests more for each ticket. */
const perMinute = { attempts: 600, windowSeconds: 60 };

/**
 * Finds the printer by the secret in its address. An unknown one costs one indexed query, and counts nothing.
 * @throws AppError `not-found`, `too-many-tries`
 */
export async function requirePrinterOf(secret: string) {
  const printer = isWholeSecret(secret)
    ? await db.printer.findUnique({ where: { secretHash: hashPrinterSecret(secret) }, select: printerFields })
    : null;
  if (!printer) throw new AppError("not-found", "There is no such printer.");
  await takeAttempt([`printer:${printer.id}`], perMinute);
  return printer;
}

/**
 * Records what a printer said, and makes the jobs of new orders.
 * @returns its condition
 */
export async function recordContact(printer: PollingPrinter, said: Parameters<typeof recordSeen>[1]) {
  const { condition, isDue } = await recordSeen(printer.id, said);
  if (isDue) await addMissingJobs(printer);
  return condition;
}

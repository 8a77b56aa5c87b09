import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ListedPrinter } from "./answers";
import type { CharacterSet } from "./code-pages";
import { countGivenUp } from "./given-up.server";
import { MAX_PRINTERS } from "./limits";
import type { PrinterInput } from "./schema";
import { makePrinterSecret } from "./secret";

const inputFields = {
  name: true,
  protocol: true,
  width: true,
  codePage: true,
  restaurantId: true,
  kitchenCopies: true,
  receiptCopies: true,
} as const;

const listedFields = {
  id: true,
  ...inputFields,
  condition: true,
  report: true,
  missing: true,
  seenAt: true,
  _count: { select: { jobs: { where: { endedAt: null, NOT: { order: { status: "cancelled" } } } } } },
} as const;

/** Lists the printers in the order of their names. */
export async function listPrinters(): Promise<ListedPrinter[]> {
  const [rows, failed] = await Promise.all([
    db.printer.findMany({ orderBy: [{ name: "asc" }, { id: "asc" }], select: listedFields }),
    countGivenUp(),
  ]);
  return rows.map(({ _count, seenAt, codePage, ...printer }) => ({
    ...printer,
    codePage: codePage as CharacterSet,
    seenAt: seenAt?.toISOString() ?? null,
    waiting: _count.jobs,
    failed: failed.get(printer.id) ?? 0,
  }));
}

/** Adds a printer. @returns the secret, of which only a hash is stored @throws AppError `conflict` if there are too many */
export async function addPrinter(input: PrinterInput): Promise<{ id: string; secret: string }> {
  const { secret, secretHash } = makePrinterSecret();
  const id = randomId();
  await db.$transaction(async (transaction) => {
    if ((await transaction.printer.count()) >= MAX_PRINTERS) {
      throw new AppError("conflict", `There are ${MAX_PRINTERS} printers. Remove one that is not used.`);
    }
    await transaction.printer.create({ data: { id, ...input, secretHash }, select: { id: true } });
    await recordChange(transaction, {
      action: "printers:add",
      target: { id, label: input.name },
      after: input,
    });
  });
  return { id, secret };
}

const missing = () => new AppError("not-found", "There is no such printer.");

/** @throws AppError `not-found` */
export async function savePrinter(id: string, input: PrinterInput): Promise<void> {
  await db.$transaction(async (transaction) => {
    const before = await transaction.printer.findUnique({ where: { id }, select: inputFields });
    if (!before) throw missing();
    await transaction.printer.update({
      where: { id },
      data: { ...input, missing: "" },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "printers:save",
      target: { id, label: input.name },
      before,
      after: input,
    });
  });
}

/** Gives a printer another address: the former one stops at once. @throws AppError `not-found` */
export async function changeAddress(id: string): Promise<{ id: string; secret: string }> {
  const { secret, secretHash } = makePrinterSecret();
  await db.$transaction(async (transaction) => {
    const printer = await transaction.printer.findUnique({ where: { id }, select: { name: true } });
    if (!printer) throw missing();
    await transaction.printer.update({ where: { id }, data: { secretHash }, select: { id: true } });
    await recordChange(transaction, { action: "printers:address", target: { id, label: printer.name } });
  });
  return { id, secret };
}

/** Removes a printer with its queue; ignores a missing one. */
export async function removePrinter(id: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const before = await transaction.printer.findUnique({ where: { id }, select: inputFields });
    if (!before) return;
    await transaction.printer.delete({ where: { id }, select: { id: true } });
    await recordChange(transaction, {
      action: "printers:remove",
      target: { id, label: before.name },
      before,
    });
  });
}

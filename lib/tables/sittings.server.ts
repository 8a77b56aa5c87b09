import "server-only";
import { randomBytes } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { TableState } from "./answers";
import { stateOf } from "./list.server";
import { publishTableChange } from "./publish.server";
import { requireTable } from "./table.server";

/**
 * Opens a table. Of several who open it at once, one does; the others get the same sitting.
 * @throws AppError `not-found`
 */
export async function openSitting(tableKey: string, openedBy: string): Promise<TableState> {
  const table = await requireTable(tableKey);
  const { restaurantId, restaurantName } = table.restaurant;
  await db.$transaction(async (transaction) => {
    const id = randomBytes(16).toString("base64url");
    const count = await transaction.$executeRaw`
      INSERT INTO "Sitting" ("id", "restaurantId", "tableKey", "tableName", "openedAt", "openedBy")
      VALUES (${id}, ${restaurantId}, ${tableKey}, ${table.name}, ${new Date()}, ${openedBy})
      ON CONFLICT ("tableKey") WHERE "closedAt" IS NULL DO NOTHING`;
    if (count === 0) return;
    await recordChange(transaction, {
      action: "tables:open",
      target: { id, label: `${table.name}, ${restaurantName}` },
      after: { table: table.name },
    });
    await publishTableChange(transaction);
  });
  return stateOf(table);
}

/**
 * Closes a sitting, and ends what its guests asked for. Orders that are not done stay. Closing it again changes nothing.
 * @throws AppError `not-found`
 */
export async function closeSitting(id: string, closedBy: string): Promise<void> {
  const sitting = await db.sitting.findUnique({ where: { id }, select: { tableKey: true, tableName: true } });
  if (!sitting) throw new AppError("not-found", "There is no such sitting.");
  const { tableKey, tableName } = sitting;
  const now = new Date();
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.sitting.updateMany({
      where: { id, closedAt: null },
      data: { closedAt: now, closedBy },
    });
    if (count === 0) return;
    await transaction.tableRequest.updateMany({
      where: { tableKey, doneAt: null },
      data: { doneAt: now, doneBy: closedBy },
    });
    await recordChange(transaction, {
      action: "tables:close",
      target: { id, label: tableName },
      before: { table: tableName },
    });
    await publishTableChange(transaction);
  });
}

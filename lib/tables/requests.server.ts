import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { translatable } from "@/lib/platform/language/translate";
import { CLOSED } from "./ordering";
import { publishTableChange } from "./publish.server";
import { requestPush } from "./request-push";
import type { TableRequestKind } from "./schema";
import type { SeatState } from "./seat.server";

/** The rate limit of a table. */
const TABLE_RULE: RateLimitRule = { attempts: 20, windowSeconds: 600 };

/**
 * Stores what a guest asks the staff for; while the same is open, nothing more.
 * @throws AppError `conflict` after the sitting was closed, and for a bill without one; `too-many-tries`
 */
export async function askStaff({ table, sittingId, isClosed }: SeatState, kind: TableRequestKind) {
  if (isClosed) throw new AppError("conflict", CLOSED, { codes: { kind: "table_closed" } });
  if (kind === "bill" && sittingId === null)
    throw new AppError(
      "conflict",
      translatable("This table is not open, so there is no bill. Call the waiter if you need something."),
      { codes: { kind: "table_not_open" } },
    );
  await takeAttempt([`table:${table.key}`], TABLE_RULE);
  const id = randomBytes(16).toString("base64url");
  await db.$transaction(async (transaction) => {
    const count = await transaction.$executeRaw`
      INSERT INTO "TableRequest" ("id", "restaurantId", "tableKey", "tableName", "kind", "createdAt")
      SELECT ${id}, ${table.restaurant.restaurantId}, ${table.key}, ${table.name}, ${kind}::"TableRequestKind", ${new Date()}
      WHERE ${sittingId}::text IS NULL OR EXISTS (
        SELECT FROM "Sitting" WHERE "id" = ${sittingId} AND "closedAt" IS NULL FOR SHARE)
      ON CONFLICT ("tableKey", "kind") WHERE "doneAt" IS NULL DO NOTHING`;
    if (count === 0) return;
    await publishTableChange(transaction);
    await queueRequestPush(transaction, id);
  });
}

/** Queues the notifications of a request, if a device of the staff is subscribed. */
async function queueRequestPush(transaction: Transaction, requestId: string) {
  const isFollowed = (await transaction.pushSubscription.count({ where: { orderId: null }, take: 1 })) > 0;
  if (isFollowed) await enqueue(transaction, requestPush, { requestId }, { key: requestId });
}

/** Marks a request as done; one that is done already stays as it is. @throws AppError `not-found` */
export async function finishRequest(id: string, doneBy: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.tableRequest.updateMany({
      where: { id, doneAt: null },
      data: { doneAt: new Date(), doneBy },
    });
    if (count > 0) return publishTableChange(transaction);
    const known = await transaction.tableRequest.count({ where: { id } });
    if (known === 0) throw new AppError("not-found", "There is no such request.");
  });
}

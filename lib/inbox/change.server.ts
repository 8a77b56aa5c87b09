import "server-only";
import { actorName } from "@/lib/audit/actor";
import { type Change, recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Message } from "./answers";
import type { MessageStatus } from "./status";
import { type MessageRow, messageFields, toMessage } from "./view.server";

/** Names a message without its sender, whom the audit log would remember longer than the inbox. */
const targetOf = (id: number): NonNullable<Change["target"]> => ({ id: String(id), label: `Message ${id}` });

/** Runs a change of a message, which no other change of it can interrupt. @throws AppError `not-found` */
async function changing<Result>(
  id: number,
  change: (transaction: Transaction, row: MessageRow) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Message" WHERE "id" = ${id} FOR UPDATE`;
    const row = await transaction.message.findUnique({ where: { id }, select: messageFields });
    if (!row) throw new AppError("not-found", "This message was deleted.");
    return change(transaction, row);
  });
}

/** Changes the status of a message. Opening a new one is not recorded. */
export const setStatus = (id: number, status: MessageStatus): Promise<Message> =>
  changing(id, async (transaction, row) => {
    if (row.status === status) return toMessage(row);
    const data = { status, changedBy: actorName() };
    const changed = await transaction.message.update({ where: { id }, data, select: messageFields });
    if (row.status !== "new" || status !== "read") {
      await recordChange(transaction, {
        action: "inbox:status",
        target: targetOf(id),
        before: { status: row.status },
        after: { status },
      });
    }
    return toMessage(changed);
  });

/**
 * Saves the note of the staff over a version, or over any if `over` is null; its text is not recorded.
 * @throws AppError `not-found`; `conflict` for another version
 */
export const setNote = (id: number, note: string, over: number | null): Promise<Message> =>
  changing(id, async (transaction, row) => {
    if (over !== null && over !== row.noteVersion)
      throw new AppError("conflict", "Somebody else changed this note in the meantime.");
    if (row.note === note) return toMessage(row);
    const data = { note, noteVersion: row.noteVersion + 1, changedBy: actorName() };
    const changed = await transaction.message.update({ where: { id }, data, select: messageFields });
    await recordChange(transaction, { action: "inbox:note", target: targetOf(id) });
    return toMessage(changed);
  });

export const deleteMessage = (id: number): Promise<void> =>
  changing(id, async (transaction) => {
    await transaction.message.delete({ where: { id }, select: { id: true } });
    await recordChange(transaction, { action: "inbox:delete", target: targetOf(id) });
  });

import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { readTaken } from "./free.server";
import { queueReservationMail } from "./mails/queue.server";
import { labelOf } from "./place.server";
import { dropReminder, scheduleReminder } from "./schedule-reminder.server";
import type { ReservationStatusInput } from "./schema";
import { lockRules } from "./settings.server";
import { holdsTable, nextStatuses, type ReservationStatus, statusWords } from "./status";
import { pickTable, singleTables, takenTimes } from "./tables";
import { mayCancel, type ReservationRow, requireReservation, reservationFields } from "./view.server";

type Change = Pick<ReservationStatusInput, "status" | "reason"> & { cancelledBy?: "guest" | "restaurant" };

/** Returns the table of a reservation that had given it back: the same one if it is free, else another one. */
async function takeTableAgain(transaction: Transaction, row: ReservationRow) {
  const { id, restaurantId, people, startsAt, endsAt } = row;
  const rules = await lockRules(transaction, restaurantId);
  const [start, end] = [startsAt.getTime(), endsAt.getTime()];
  const taken = await readTaken(restaurantId, { from: start, to: end }, transaction);
  const before = await transaction.reservation.findUniqueOrThrow({
    where: { id },
    select: { tableKey: true },
  });
  if (taken.every(({ tableKey }) => tableKey !== before.tableKey)) return {};
  const table = pickTable(singleTables(rules, restaurantId), takenTimes(taken), { people, start, end });
  if (!table) throw new AppError("conflict", "Its table was given to others, and no other one is free.");
  return { tableKey: table.key, tableName: table.name };
}

async function queueNews(transaction: Transaction, row: ReservationRow, before: ReservationStatus) {
  const { id, status } = row;
  const step = { isStep: row.cancelledBy !== "guest" };
  if (status === "accepted" && (before === "requested" || before === "cancelled")) {
    await queueReservationMail(transaction, id, "reservationAccepted", step);
  }
  if (status === "accepted") await scheduleReminder(transaction, row);
  else await dropReminder(transaction, id);
  if (status === "declined") await queueReservationMail(transaction, id, "reservationDeclined", step);
  if (status === "cancelled") await queueReservationMail(transaction, id, "reservationCancelled", step);
}

async function change(
  transaction: Transaction,
  row: ReservationRow,
  { status, reason, cancelledBy }: Change,
): Promise<ReservationRow> {
  const { id, status: before } = row;
  const table = holdsTable(status) && !holdsTable(before) ? await takeTableAgain(transaction, row) : {};
  const isRefusal = status === "cancelled" || status === "declined";
  const data = {
    status,
    ...table,
    reason: isRefusal ? reason : "",
    cancelledBy: status === "cancelled" ? (cancelledBy ?? "restaurant") : null,
  };
  const { count } = await transaction.reservation.updateMany({ where: { id, status: before }, data });
  if (count === 0)
    throw new AppError("conflict", translatable("Somebody else has just changed this reservation."));
  const after = await transaction.reservation.findUniqueOrThrow({ where: { id }, select: reservationFields });
  await recordChange(transaction, {
    action: "reservations:status",
    target: { id, label: labelOf(row) },
    before: { status: before, table: row.tableName },
    after: { status, table: after.tableName, ...(isRefusal && { cancelledBy: after.cancelledBy, reason }) },
  });
  await queueNews(transaction, after, before);
  return after;
}

/**
 * Changes the status of a reservation for the staff.
 * @throws AppError `not-found`; `conflict` if somebody else changed it, or its table was given away
 */
export const changeReservation = (
  id: string,
  { status, expected, reason }: ReservationStatusInput,
): Promise<ReservationRow> =>
  db.$transaction(async (transaction) => {
    const row = await requireReservation(id, transaction);
    const is = statusWords[row.status].toLowerCase();
    if (row.status !== expected)
      throw new AppError("conflict", `Somebody else has changed this reservation: it is ${is} now.`);
    if (!nextStatuses[expected].includes(status))
      throw new AppError(
        "conflict",
        `A reservation that is ${is} can’t become ${statusWords[status].toLowerCase()}.`,
      );
    return change(transaction, row, { status, reason });
  });

/** Cancels a reservation for its guest. @throws AppError `not-found`; `conflict` if it is too late */
export const cancelAsGuest = (id: string): Promise<ReservationRow> =>
  db.$transaction(async (transaction) => {
    const row = await requireReservation(id, transaction);
    if (row.status === "cancelled") return row;
    if (!mayCancel(row))
      throw new AppError(
        "conflict",
        translatable("This reservation can’t be cancelled here any more. Please call the restaurant."),
      );
    return change(transaction, row, { status: "cancelled", reason: "", cancelledBy: "guest" });
  });

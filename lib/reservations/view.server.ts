import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { reasonForGuest } from "@/lib/restaurants/guest-reasons";
import { timeText } from "@/lib/restaurants/hours/shown.server";
import type { Prisma } from "@/prisma/client";
import type { GuestReservation, StaffReservation } from "./answers";
import { longDayText } from "./moment-text.server";

export const reservationFields = {
  id: true,
  number: true,
  restaurantId: true,
  restaurantName: true,
  startsAt: true,
  endsAt: true,
  people: true,
  name: true,
  email: true,
  phone: true,
  note: true,
  status: true,
  tableName: true,
  placedBy: true,
  cancelledBy: true,
  reason: true,
  language: true,
  createdAt: true,
} satisfies Prisma.ReservationSelect;
export type ReservationRow = Prisma.ReservationGetPayload<{ select: typeof reservationFields }>;

/** Returns whether the guest can still cancel a reservation. */
export const mayCancel = (
  { status, startsAt }: Pick<ReservationRow, "status" | "startsAt">,
  now = Date.now(),
) => (status === "requested" || status === "accepted") && startsAt.getTime() > now;

async function toView(row: ReservationRow, language: string): Promise<GuestReservation> {
  const { timeZone } = await configurationState();
  const { id, number, restaurantId, restaurantName, people, name, note, status, reason } = row;
  const start = row.startsAt.getTime();
  return {
    ...{ id, number, restaurantId, restaurantName, people, name, note, status, reason },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    dayText: longDayText(start, timeZone, language),
    timeText: timeText(start, timeZone, language),
    mayCancel: mayCancel(row),
  };
}

/** Returns a reservation with its day, its time and the reason in the language in which the guest reserved. */
export async function toGuestReservation(row: ReservationRow): Promise<GuestReservation> {
  const t = await siteTranslate(row.language || null);
  return { ...(await toView(row, t.language)), reason: reasonForGuest(row.reason, t) };
}

export async function toStaffReservation(
  row: ReservationRow,
  language = DEFAULT_LANGUAGE,
): Promise<StaffReservation> {
  const { phone, email, tableName, placedBy, cancelledBy, createdAt } = row;
  return {
    ...(await toView(row, language)),
    ...{ phone, email, tableName, placedBy, cancelledBy },
    createdAt: createdAt.toISOString(),
  };
}

/** @throws AppError `not-found` */
export async function requireReservation(id: string, database: Transaction = db): Promise<ReservationRow> {
  const row = await database.reservation.findUnique({ where: { id }, select: reservationFields });
  if (!row) throw new AppError("not-found", "There is no such reservation.");
  return row;
}

/** Returns the further language of the site in which a guest reserved; null for the default one, and without such a reservation. */
export async function languageOfReservation(id: string): Promise<string | null> {
  const row = await db.reservation.findUnique({ where: { id }, select: { language: true } });
  return row?.language || null;
}

import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { guestText } from "@/lib/mail/guest-text";
import type { ReservationMailKind } from "@/lib/mail/kinds";
import { mayReceive } from "@/lib/mail/recipient-limit.server";
import { db } from "@/lib/platform/db/client";
import { hrefOf } from "@/lib/platform/http/call-path";
import { knownOrigin } from "@/lib/platform/http/origin";
import { english } from "@/lib/platform/language/translate";
import { restaurantMailLook } from "@/lib/restaurants/mail-look.server";
import type { ReservationStatus } from "../status";
import { type ReservationRow, reservationFields, toStaffReservation } from "../view.server";
import { isAnswer, latestAnswer } from "./told.server";
import { reservationWords } from "./words";

/** The statuses in which a mail is true; missing for any. */
const statuses: Partial<Record<ReservationMailKind, readonly ReservationStatus[]>> = {
  reservationRequested: ["requested"],
  reservationAccepted: ["accepted"],
  reservationDeclined: ["declined"],
  reservationCancelled: ["cancelled"],
  reservationReminder: ["accepted"],
  newReservation: ["requested", "accepted"],
};

/** The mails that guests cause, of which an address gets a limited number. */
const guarded: readonly ReservationMailKind[] = [
  "reservationRequested",
  "reservationAccepted",
  "reservationCancelled",
];

/** A cancellation by the restaurant is always told. */
const isGuarded = (kind: ReservationMailKind, { cancelledBy }: ReservationRow) =>
  guarded.includes(kind) && (kind !== "reservationCancelled" || cancelledBy === "guest");

/** Writes a mail about a reservation, as it is now: to its guest in the language of the reservation, to the owner in English. */
export async function writeReservationMail(
  kind: ReservationMailKind,
  id: string,
): Promise<WrittenMail | { notNeeded: string }> {
  const row = await db.reservation.findUnique({ where: { id }, select: reservationFields });
  if (!row) return { notNeeded: "The reservation was deleted." };
  if (!(statuses[kind] ?? [row.status]).includes(row.status))
    return { notNeeded: `The reservation is ${row.status} now.` };
  if (kind !== "reservationCancelled" && row.startsAt.getTime() <= Date.now())
    return { notNeeded: "Its time has passed." };
  if (isAnswer(kind) && (await latestAnswer(db, row))?.kind === kind)
    return { notNeeded: "The guest knows it already." };
  const isOwners = kind === "newReservation";
  const to = isOwners ? (await getMailChoices()).ownersAddress : row.email;
  if (to === "") return { notNeeded: "There is no address to send it to." };
  if (isGuarded(kind, row) && !(await mayReceive(to, guarded)))
    return { notNeeded: "This address was sent many emails about reservations within an hour." };
  const origin = knownOrigin();
  const t = isOwners ? english : await siteTranslate(row.language || null);
  const reservation = await toStaffReservation(row, t.language);
  const { name, note } = reservation;
  const forGuest = !isOwners && { name: guestText(name) || t("guest"), note: guestText(note) };
  const {
    subject,
    title = subject,
    blocks,
  } = reservationWords[kind](
    {
      ...reservation,
      ...forGuest,
      url: origin && `${origin}/reservations/${id}`,
      calendarUrl: origin && `${origin}${hrefOf("GET /reservations/{id}/calendar", { params: { id } })}`,
    },
    t,
  );
  return {
    to,
    subject,
    body: { title, blocks },
    look: { ...(await restaurantMailLook(row)), language: t.language },
  };
}

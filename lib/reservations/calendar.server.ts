import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { shownProfile } from "@/lib/business-profile/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { knownOrigin } from "@/lib/platform/http/origin";
import { isSample } from "@/lib/restaurants/published/server";
import { type CalendarEvent, calendarFile } from "./calendar";
import { peopleText, type ReservationStatus } from "./status";
import { reservationFields } from "./view.server";

const states: Record<ReservationStatus, CalendarEvent["status"]> = {
  requested: "TENTATIVE",
  accepted: "CONFIRMED",
  seated: "CONFIRMED",
  done: "CONFIRMED",
  noShow: "CONFIRMED",
  declined: "CANCELLED",
  cancelled: "CANCELLED",
};

/** Answers with a reservation as a file for calendars. @throws AppError `not-found` */
export async function sendCalendar(id: string): Promise<Response> {
  const row = await db.reservation.findUnique({
    where: { id },
    select: { ...reservationFields, updatedAt: true },
  });
  if (!row) throw new AppError("not-found", "There is no such reservation.");
  const { number, restaurantId, restaurantName, people, startsAt, endsAt, updatedAt } = row;
  const origin = knownOrigin();
  const [{ contact }, t] = await Promise.all([shownProfile(), siteTranslate(row.language || null)]);
  const [place] = (await isSample(restaurantId)) ? [] : contact.places;
  const url = origin && `${origin}/reservations/${id}`;
  const file = calendarFile({
    status: states[row.status],
    sequence: Math.floor((updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    uid: `${id}@reservations`,
    changedAt: updatedAt,
    startsAt,
    endsAt,
    summary: t("Table at {name}, {people}", { name: restaurantName, people: peopleText(people, t) }),
    description: [`${t("Reservation {number}", { number })}, ${row.name}`, row.note, url]
      .filter(Boolean)
      .join("\n"),
    location: [restaurantName, ...(place?.lines ?? [])].join(", "),
    url,
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="reservation-${number}.ics"`,
      "Cache-Control": "no-store",
    },
  });
}

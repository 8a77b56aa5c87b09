import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { queueMails } from "@/lib/mail/outbox.server";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { type BusinessClock, businessDay } from "@/lib/platform/time-zone/business-day";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import { readDayFigures } from "./figures.server";
import { eveningBlocks } from "./words";

/** The time after the end of a business day in which its summary is queued, in milliseconds. */
const WINDOW_MS = 6 * 3_600_000;

const startOf = (day: string, { timeZone, dayStartHour }: BusinessClock) =>
  startOfDay(day, timeZone, dayStartHour);

/** Queues the summary of the business day that has ended last, once, if it is switched on. */
export async function queueEvening(now = new Date()): Promise<void> {
  const { eveningSummary } = await getMailChoices();
  if (!eveningSummary) return;
  const clock = await configurationState();
  const today = businessDay(now, clock);
  if (now.getTime() - startOf(today, clock).getTime() > WINDOW_MS) return;
  const day = dayAfter(today, -1);
  const key = `eveningSummary:${day}`;
  if (await db.mail.findUnique({ where: { key }, select: { id: true } })) return;
  await queueMails(db, [{ kind: "eveningSummary", key, about: { day } }]);
}

onSweep("evening summary", () => queueEvening());

const formatDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(day));

/** Writes the summary of a business day. */
export async function writeEvening(day: string): Promise<WrittenMail | { notNeeded: string }> {
  const { eveningSummary, ownersAddress } = await getMailChoices();
  if (!eveningSummary) return { notNeeded: "The summary was switched off." };
  const clock = await configurationState();
  const figures = await readDayFigures(day, startOf(day, clock), startOf(dayAfter(day), clock));
  const title = `${formatDay(day)}: ${figures.orders} ${figures.orders === 1 ? "order" : "orders"}`;
  return { to: ownersAddress, subject: title, body: { title, blocks: eveningBlocks(figures) } };
}

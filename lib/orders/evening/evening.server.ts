import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { queueMails } from "@/lib/mail/outbox.server";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { type BusinessClock, businessDay } from "@/lib/platform/time-zone/business-day";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { openRestaurants, trialRestaurants } from "@/lib/restaurants/published/server";
import { type AboutEvening, aboutEvening } from "./about";
import { readDayDishes, readDaySums } from "./figures.server";
import { lastClosing } from "./last-closing";
import { sumsSince } from "./late-sums";
import { readSoldOutItems, type SoldOutItem } from "./sold-out.server";
import { eveningBlocks, type Late } from "./words";

/** The time from the last closing until the summary, in which the last orders are handed over, in milliseconds. */
const GRACE_MS = 15 * 60_000;
/** The time after the end of a business day in which its summary is queued, in milliseconds. */
const WINDOW_MS = 6 * 3_600_000;

const startOf = (day: string, { timeZone, dayStartHour }: BusinessClock) =>
  startOfDay(day, timeZone, dayStartHour);

/** Returns the first moment of a business day, and its end or an earlier moment. */
function rangeOf(day: string, clock: BusinessClock, until?: Date): { from: Date; to: Date } {
  const end = startOf(dayAfter(day), clock);
  return { from: startOf(day, clock), to: until && until < end ? until : end };
}

const keyOf = (day: string) => `eveningSummary:${day}`;

/** Returns the moment from which the summary of a business day is due. */
async function dueMoment(day: string, clock: BusinessClock): Promise<number> {
  const [restaurants, trials] = await Promise.all([openRestaurants.known(), trialRestaurants()]);
  const timed = restaurants
    .filter(({ restaurantId }) => !trials.includes(restaurantId))
    .map(async ({ restaurantId, terms }) => ({
      hours: await knownHours(restaurantId),
      orderKinds: terms.orderKinds,
    }));
  const end = startOf(dayAfter(day), clock).getTime();
  const range = { start: startOf(day, clock).getTime(), end, timeZone: clock.timeZone };
  return Math.min(lastClosing(await Promise.all(timed), range) + GRACE_MS, end);
}

/** Queues the summary of the business day whose last restaurant has closed, once, if it is switched on. */
export async function queueEvening(now = new Date()): Promise<void> {
  const { eveningSummary } = await getMailChoices();
  if (!eveningSummary) return;
  const clock = await configurationState();
  const today = businessDay(now, clock);
  const isLate = now.getTime() - startOf(today, clock).getTime() > WINDOW_MS;
  for (const day of isLate ? [today] : [dayAfter(today, -1), today]) {
    if (now.getTime() < (await dueMoment(day, clock))) continue;
    const key = keyOf(day);
    if (await db.mail.findUnique({ where: { key }, select: { id: true } })) continue;
    const range = rangeOf(day, clock, now);
    const [sums, items] = await Promise.all([readDaySums(range), readSoldOutItems({ day, ...range })]);
    const told = { ...sums, until: now.toISOString(), soldOut: items.map(({ id }) => id) };
    await queueMails(db, [{ kind: "eveningSummary", key, about: { day, told } satisfies AboutEvening }]);
  }
}

onSweep("evening summary", () => queueEvening());

const formatDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(day));

/** Reads what happened on the day before after its summary. @param listed what the summary of this day lists anyway */
async function readLate(day: string, clock: BusinessClock, listed: readonly SoldOutItem[]): Promise<Late> {
  const before = dayAfter(day, -1);
  const mail = await db.mail.findUnique({ where: { key: keyOf(before) }, select: { about: true } });
  const { told } = aboutEvening.partial().parse(mail?.about ?? {});
  if (!told) return { sums: null, soldOut: [] };
  const range = rangeOf(before, clock);
  const sums = sumsSince(told, await readDaySums(range));
  if (!told.soldOut) return { sums, soldOut: [] };
  const known = new Set([...told.soldOut, ...listed.map(({ id }) => id)]);
  const items = await readSoldOutItems({ day: before, from: new Date(told.until), to: range.to });
  return { sums, soldOut: items.filter(({ id }) => !known.has(id)).map(({ name }) => name) };
}

/** Writes the summary of a business day, up to the moment at which it was queued. */
export async function writeEvening({
  day,
  told,
}: AboutEvening): Promise<WrittenMail | { notNeeded: string }> {
  const { eveningSummary, ownersAddress } = await getMailChoices();
  if (!eveningSummary) return { notNeeded: "The summary was switched off." };
  const clock = await configurationState();
  const range = rangeOf(day, clock, told && new Date(told.until));
  const [sums, dishes] = await Promise.all([told ?? readDaySums(range), readDayDishes({ day, ...range })]);
  const late = await readLate(day, clock, dishes.soldOut);
  const title = `${formatDay(day)}: ${sums.orders} ${sums.orders === 1 ? "order" : "orders"}`;
  return { to: ownersAddress, subject: title, body: { title, blocks: eveningBlocks(sums, dishes, late) } };
}

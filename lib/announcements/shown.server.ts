import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { pageOf, resolveTarget, restaurantOf } from "@/lib/landing/link-target";
import { targetPaths } from "@/lib/pages/published.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { recordExpiry } from "@/lib/platform/tracking/reads";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { momentAt } from "@/lib/restaurants/hours/openings";
import { ownRestaurants } from "@/lib/restaurants/published/server";
import type { Announcement, Tone } from "./announcement";
import type { PageAnnouncements } from "./answers";
import {
  announcementAt,
  nextAnnouncement,
  nextChangeOfAnnouncement,
  oneAfterAnother,
  type TimedAnnouncement,
} from "./choose";
import { exceptionAnnouncements, sharedAnnouncements } from "./exceptions";
import { getAnnouncements } from "./server";

/** An announcement as a page shows it. */
export type ShownAnnouncement = { text: string; tone: Tone; link: { label: string; href: string } | null };

/** Returns the moment of a wall time, as for opening hours; infinite for none. */
function momentOf(wallTime: string, timeZone: string, edge: "from" | "to"): number {
  if (wallTime === "") return edge === "from" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [day = "", time = ""] = wallTime.split("T");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return momentAt(day, hour * 60 + minute, timeZone, edge);
}

const timedOf = ({ text, link, linkLabel, tone, from, until }: Announcement, timeZone: string) => ({
  text,
  link,
  linkLabel,
  tone,
  start: momentOf(from, timeZone, "from"),
  end: momentOf(until, timeZone, "to"),
});

const known = cachedRead("announcements", async () => {
  const [{ settings }, { timeZone }] = await Promise.all([getAnnouncements(), configurationState()]);
  const written = settings.announcements.filter(({ isOn }) => isOn);
  return {
    timeZone,
    days: settings.exceptionDays,
    written: written.map((one) => timedOf(one, timeZone)),
  };
});

/** When an announcement is shown, and in which language; null for the default one of the site. */
type Shown = { now: number; language: string | null };

async function exceptionsOf(restaurantId: string, { now, language }: Shown): Promise<TimedAnnouncement[]> {
  const { days, timeZone } = await known.known();
  if (days === 0) return [];
  const exceptions = (await knownHours(restaurantId))?.exceptions ?? [];
  return exceptionAnnouncements(exceptions, { now, timeZone, days, t: await siteTranslate(language) });
}

/** Returns the announcements of exceptions that all of the owner's restaurants share. */
async function sharedExceptions(at: Shown): Promise<TimedAnnouncement[]> {
  if ((await known.known()).days === 0) return [];
  const restaurants = await ownRestaurants();
  return sharedAnnouncements(
    await Promise.all(restaurants.map(({ restaurantId }) => exceptionsOf(restaurantId, at))),
  );
}

/** Returns the announcements that are ever shown on a page of a restaurant, or of the site for null. */
async function candidates(restaurantId: string | null, at: Shown): Promise<TimedAnnouncement[]> {
  const { written } = await known.known();
  const exceptions = restaurantId === null ? sharedExceptions(at) : exceptionsOf(restaurantId, at);
  return [...written, ...oneAfterAnother(await exceptions)];
}

async function hrefOf(link: string): Promise<string | null> {
  if (link.startsWith("#")) return `/${link}`;
  const isNamed = restaurantOf(link) !== null || pageOf(link) !== null;
  return resolveTarget(link, isNamed ? await targetPaths() : {});
}

/**
 * Returns the announcement that a page shows now; null for none, or if they could never be read. A cached page expires
 * when it changes.
 * @param restaurantId null for pages of the site
 */
export async function shownAnnouncement(
  restaurantId: string | null,
  { now = Date.now(), language = null }: Partial<Shown> = {},
): Promise<ShownAnnouncement | null> {
  const all = await candidates(restaurantId, { now, language }).catch(() => []);
  recordExpiry(nextChangeOfAnnouncement(all, now));
  const shown = announcementAt(all, now);
  if (!shown) return null;
  const [href, t] = await Promise.all([hrefOf(shown.link), siteTranslate(language)]);
  const link = href ? { label: t.shortText(shown.linkLabel), href } : null;
  return { text: t.shortText(shown.text), tone: shown.tone, link };
}

const isoOf = (moment: number) => (Number.isFinite(moment) ? new Date(moment).toISOString() : null);

type PageState = PageAnnouncements["pages"][number];

async function stateOf(page: string, restaurantId: string | null, now: number): Promise<PageState> {
  const all = await candidates(restaurantId, { now, language: null });
  const shown = announcementAt(all, now);
  const next = nextAnnouncement(all, now);
  return {
    page,
    now: shown && {
      text: shown.text,
      tone: shown.tone,
      from: isoOf(shown.start),
      until: isoOf(shown.end),
    },
    next: next && {
      text: next.announcement.text,
      tone: next.announcement.tone,
      from: isoOf(next.from),
      until: isoOf(next.announcement.end),
    },
  };
}

/** Returns the announcements of the site now and next, and of the restaurants that show others. */
export async function pageAnnouncements(now = Date.now()): Promise<PageAnnouncements> {
  const site = await stateOf("Website", null, now);
  const restaurants = await Promise.all(
    (await ownRestaurants()).map(({ restaurantId, restaurantName }) =>
      stateOf(restaurantName, restaurantId, now),
    ),
  );
  const shownBy = ({ now: shown, next }: PageState) => JSON.stringify([shown, next]);
  return { pages: [site, ...restaurants.filter((one) => shownBy(one) !== shownBy(site))] };
}

/** Returns what the screen of announcements shows at first. */
export async function announcementsScreen() {
  const [saved, shown, { timeZone }] = await Promise.all([
    getAnnouncements(),
    pageAnnouncements(),
    configurationState(),
  ]);
  return { ...saved, shown, timeZone };
}

import type { Tone } from "./announcement";

/** An announcement with its moments, in milliseconds since 1970; infinite ones for always. */
export type TimedAnnouncement = {
  text: string;
  link: string;
  linkLabel: string;
  tone: Tone;
  start: number;
  end: number;
};

/**
 * Returns the announcement that is shown at a moment; null for none. Important ones precede, then the one that began
 * last, then the first of the list.
 */
export function announcementAt(all: readonly TimedAnnouncement[], moment: number): TimedAnnouncement | null {
  return all
    .filter(({ start, end }) => start <= moment && moment < end)
    .reduce<TimedAnnouncement | null>((best, one) => {
      if (!best) return one;
      if (best.tone !== one.tone) return one.tone === "important" ? one : best;
      return one.start > best.start ? one : best;
    }, null);
}

/** Returns the moments after `now` at which an announcement begins or ends, in their order. */
const momentsAfter = (all: readonly TimedAnnouncement[], now: number): number[] =>
  all
    .flatMap(({ start, end }) => [start, end])
    .filter((moment) => moment > now && Number.isFinite(moment))
    .sort((a, b) => a - b);

/** Returns the next moment at which another announcement is shown, or none any more; infinite if that never happens. */
export function nextChangeOfAnnouncement(all: readonly TimedAnnouncement[], now: number): number {
  const shown = announcementAt(all, now);
  return (
    momentsAfter(all, now).find((moment) => announcementAt(all, moment) !== shown) ?? Number.POSITIVE_INFINITY
  );
}

/** Returns the announcement that is shown next, and the moment from which; null if none follows. */
export function nextAnnouncement(
  all: readonly TimedAnnouncement[],
  now: number,
): { announcement: TimedAnnouncement; from: number } | null {
  let last = announcementAt(all, now);
  for (const from of momentsAfter(all, now)) {
    const announcement = announcementAt(all, from);
    if (announcement && announcement !== last) return { announcement, from };
    last = announcement;
  }
  return null;
}

/** Returns the announcements, each beginning only when the one before it in the list has ended. */
export function oneAfterAnother(all: readonly TimedAnnouncement[]): TimedAnnouncement[] {
  let free = Number.NEGATIVE_INFINITY;
  return all.map((one) => {
    const start = Math.max(one.start, free);
    free = Math.max(free, one.end);
    return { ...one, start };
  });
}

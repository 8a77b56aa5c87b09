import { isTimeZone } from "@/lib/platform/time-zone/zones";

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago" in the language of the words around it, English in the portal; "now" below a minute. */
export function timeAgo(date: Date, now = new Date(), locale = "en"): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", Infinity];
  return format.format(Math.round(seconds / size) || 0, unit);
}

type FullTimeOptions = { seconds?: boolean; locale?: string; timeZone?: string };

/** Formats day and time in the reader's language; with the zone if the place's clocks differ from the reader's. */
export function fullTime(date: Date, { seconds = false, locale, timeZone }: FullTimeOptions = {}): string {
  const timeStyle = seconds ? "medium" : "short";
  const own = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle }).format(date);
  if (!timeZone || !isTimeZone(timeZone)) return own;
  const there = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle, timeZone }).format(date);
  return there === own ? own : `${there} ${zoneName(date, timeZone, locale)}`;
}

function zoneName(date: Date, timeZone: string, locale?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(date);
  return inWords(parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone);
}

/** Names UTC, which versions of Node.js and browsers write as "GMT+0" or "GMT": markup and page have to agree. */
const inWords = (text: string) => text.replace(/(GMT|UTC)([+-]0)?$/, "UTC");

/** Formats day and time of a place, by default in English: "November 21, 2026 at 18:05 GMT+1". */
export function placeTime(date: Date, timeZone: string, language = "en"): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  return inWords(format.format(date));
}

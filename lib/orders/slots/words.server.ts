import "server-only";
import { dayAfter, dayIn } from "@/lib/platform/time-zone/days";
import { timeText } from "@/lib/restaurants/hours/shown.server";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** The number of times that a refusal offers. */
const OFFERED = 3;

/** Returns `Today`, `Tomorrow`, or `Saturday, 28 November`. */
export function dayWords(moment: number, now: number, timeZone: string): string {
  const day = dayIn(new Date(moment), timeZone);
  const today = dayIn(new Date(now), timeZone);
  if (day === today) return "Today";
  if (day === dayAfter(today)) return "Tomorrow";
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(moment);
}

/** Returns `19:45` on the same day, else `Tomorrow at 19:45`. */
export function momentWords(moment: number, now: number, timeZone: string): string {
  const day = dayWords(moment, now, timeZone);
  const time = timeText(moment, timeZone);
  return day === "Today" ? time : `${day} at ${time}`;
}

/** Names the free times next to a moment. */
export function freeTimesSentence(
  free: readonly number[],
  near: number,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const nearest = [...free]
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .slice(0, OFFERED)
    .sort((a, b) => a - b);
  if (nearest.length === 0) return "No other time is free.";
  const words = nearest.map((one) => momentWords(one, now, timeZone));
  return nearest.length === 1
    ? `The next free time is ${words[0]}.`
    : `Free times are ${list.format(words)}.`;
}

import "server-only";
import { dateLocale } from "@/lib/platform/language/date-locale";
import { english, type Translate } from "@/lib/platform/language/translate";
import { dayAfter, dayIn } from "@/lib/platform/time-zone/days";
import { timeText } from "@/lib/restaurants/hours/shown.server";

/** The number of times that a refusal offers. */
const OFFERED = 3;

type WordsContext = { now: number; timeZone: string; t?: Translate };

/** Returns `Today`, `Tomorrow`, or `Saturday, 28 November`. */
export function dayWords(moment: number, { now, timeZone, t = english }: WordsContext): string {
  const day = dayIn(new Date(moment), timeZone);
  const today = dayIn(new Date(now), timeZone);
  if (day === today) return t("Today");
  if (day === dayAfter(today)) return t("Tomorrow");
  return new Intl.DateTimeFormat(dateLocale(t.language), {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(moment);
}

/** Returns `19:45` on the same day, else `Tomorrow at 19:45`. */
export function momentWords(moment: number, context: WordsContext): string {
  const { now, timeZone, t = english } = context;
  const time = timeText(moment, timeZone, t.language);
  if (dayIn(new Date(moment), timeZone) === dayIn(new Date(now), timeZone)) return time;
  return t("{day} at {time}", { day: dayWords(moment, context), time });
}

/** Names the free times next to a moment. */
export function freeTimesSentence(free: readonly number[], near: number, context: WordsContext): string {
  const { t = english } = context;
  const nearest = [...free]
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .slice(0, OFFERED)
    .sort((a, b) => a - b);
  if (nearest.length === 0) return t("No other time is free.");
  const words = nearest.map((one) => momentWords(one, context));
  const times = t.list(words);
  return nearest.length === 1
    ? t("The next free time is {time}.", { time: times })
    : t("Free times are {times}.", { times });
}

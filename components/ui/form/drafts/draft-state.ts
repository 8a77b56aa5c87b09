import { CircleDashed } from "lucide-react";

const DAY_MS = 86_400_000;

/** Formats a time, with its date if it is not today. */
function timeOf(moment: string, now: Date): string {
  const date = new Date(moment);
  const isToday = now.getTime() - date.getTime() < DAY_MS && now.getDate() === date.getDate();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(
    undefined,
    isToday ? time : { ...time, day: "numeric", month: "short" },
  ).format(date);
}

/** Says that a saved draft is not public. */
export const draftState = (savedAt: string | null, now = new Date()) => ({
  icon: CircleDashed,
  text: `Draft saved${savedAt ? ` ${timeOf(savedAt, now)}` : ""}, not published`,
});

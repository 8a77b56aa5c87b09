import type { BookKind, BookMeans } from "@/lib/orders/book/sums";
import { formatRate } from "@/lib/platform/money/rate";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options }).format(new Date(day));

/** "November 2026" for `2026-11`. */
export const monthWords = (month: string) => format(`${month}-01`, { month: "long", year: "numeric" });

/** "Tue, Nov 3" for `2026-11-03`. */
export const dayWords = (day: string) => format(day, { weekday: "short", month: "short", day: "numeric" });

/** "Tuesday, November 3, 2026" for `2026-11-03`. */
export const fullDayWords = (day: string) => format(day, { dateStyle: "full" });

/** "04:00" for 4. */
export const hourWords = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const kindWords: Record<BookKind, string> = {
  ...kindLabels,
  unknown: "Not stored",
};

export const meansWords: Record<BookMeans, string> = { card: "By card", onHandover: "On handover" };

export const rateWords = (basisPoints: number) => (basisPoints === 0 ? "No tax" : formatRate(basisPoints));

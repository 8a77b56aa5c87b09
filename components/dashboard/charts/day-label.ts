const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options }).format(new Date(day));

/** "Nov 21" for `2026-11-21`. */
export const dayLabel = (day: string) => format(day, { month: "short", day: "numeric" });

/** "21" for `2026-11-21`. */
export const dayOfMonth = (day: string) => format(day, { day: "numeric" });

/** "Nov" for `2026-11-21`. */
export const monthOf = (day: string) => format(day, { month: "short" });

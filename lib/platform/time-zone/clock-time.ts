/** Formats the time of day of a place in English, such as "6:05 PM". */
export const clockTime = (moment: Date | string, timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "2-digit" }).format(new Date(moment));

/** Formats the time of day of a place, such as "18:05", as opening hours are written. */
export const clockTime = (moment: Date | string | number, timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(moment),
  );

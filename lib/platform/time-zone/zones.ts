/** What days are counted in where nothing else is chosen. */
export const DEFAULT_TIME_ZONE = "UTC";

/**
 * Whether this runtime knows the time zone: an IANA name, or another name that it takes for one ("UTC",
 * "Asia/Calcutta"). An offset such as "+01:00" is none, as it knows no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{1,63}$/.test(name) || name === "Etc/Unknown") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone itself, or UTC where this runtime doesn't know it: another one, with newer tables, has stored it. */
export const usableTimeZone = (name: string): string => (isTimeZone(name) ? name : DEFAULT_TIME_ZONE);

/** The names to choose from, with UTC, which belongs to no place. */
export function timeZoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), DEFAULT_TIME_ZONE])];
}

const comparable = (text: string) => text.trim().replaceAll(" ", "_").toLowerCase();

/** The name that a text means: "london" is "Europe/London", "utc" is "UTC". A text that means none stays. */
export function completeTimeZone(text: string, names: readonly string[] = timeZoneNames()): string {
  const asked = comparable(text);
  const exact = names.find((name) => name.toLowerCase() === asked);
  if (exact) return exact;
  const cities = names.filter((name) => name.toLowerCase().endsWith(`/${asked}`));
  return (cities.length === 1 && cities[0]) || text.trim();
}

/** The time zone that this device is set to. */
export function deviceTimeZone(): string {
  return usableTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}

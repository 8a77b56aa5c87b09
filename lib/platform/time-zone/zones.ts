export const DEFAULT_TIME_ZONE = "UTC";

/**
 * Returns whether this runtime knows the time zone, by an IANA name or an alias ("UTC", "Asia/Calcutta"). An offset such as
 * "+01:00" is refused, since it has no summer time.
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

/** Returns the time zone, or UTC if this runtime doesn't know it: a newer one may have stored it. */
export const usableTimeZone = (name: string): string => (isTimeZone(name) ? name : DEFAULT_TIME_ZONE);

/** Lists the time zones to choose from, including UTC. */
export function timeZoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), DEFAULT_TIME_ZONE])];
}

const comparable = (text: string) => text.trim().replaceAll(" ", "_").toLowerCase();

/** Completes a time zone: "london" is "Europe/London". Returns other text unchanged. */
export function completeTimeZone(text: string, names: readonly string[] = timeZoneNames()): string {
  const asked = comparable(text);
  const exact = names.find((name) => name.toLowerCase() === asked);
  if (exact) return exact;
  const cities = names.filter((name) => name.toLowerCase().endsWith(`/${asked}`));
  return (cities.length === 1 && cities[0]) || text.trim();
}

/** Returns the device's time zone. */
export function deviceTimeZone(): string {
  return usableTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}

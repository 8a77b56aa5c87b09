export const DEFAULT_TIME_ZONE = "UTC";

const isName = (name: string) => /^[A-Za-z][\w+\-/]{1,63}$/.test(name) && name !== "Etc/Unknown";

/**
 * Returns whether this runtime knows the time zone, by an IANA name or an alias ("UTC", "Asia/Calcutta"). An offset such as
 * "+01:00" is refused, since it has no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!isName(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the time zone, or UTC if this runtime doesn't know it: a newer one may have stored it. */
export const usableTimeZone = (name: string): string => (isTimeZone(name) ? name : DEFAULT_TIME_ZONE);

let names: readonly string[] | undefined;
let device: string | undefined;

/** Lists the time zones to choose from, including UTC. */
export function timeZoneNames(): readonly string[] {
  names ??= [...new Set([...Intl.supportedValuesOf("timeZone"), DEFAULT_TIME_ZONE])];
  return names;
}

const comparable = (text: string) => text.trim().replaceAll(" ", "_").toLowerCase();

/** Completes a time zone: "london" is "Europe/London". Returns other text unchanged. */
export function completeTimeZone(text: string, names?: readonly string[]): string {
  const asked = comparable(text);
  // Listing all names takes tens of milliseconds on a phone.
  if (asked === "" || text === device) return text.trim();
  const all = names ?? timeZoneNames();
  const exact = all.find((name) => name.toLowerCase() === asked);
  if (exact) return exact;
  const cities = all.filter((name) => name.toLowerCase().endsWith(`/${asked}`));
  return (cities.length === 1 && cities[0]) || text.trim();
}

/** Returns the device's time zone, or UTC for an offset without a name. */
export function deviceTimeZone(): string {
  const { timeZone = "" } = Intl.DateTimeFormat().resolvedOptions();
  device = isName(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
  return device;
}

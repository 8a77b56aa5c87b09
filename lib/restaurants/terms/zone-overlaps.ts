import type { DeliveryZone } from "./terms";
import { normalPostcode } from "./zones-at";

/** Zones that serve the same postcode. */
type Overlap = { postcode: string; zones: DeliveryZone[] };

type Entry = { zone: DeliveryZone; postcode: string; code: string; isBeginning: boolean };

const entriesOf = (zones: readonly DeliveryZone[]): Entry[] =>
  zones.flatMap((zone) =>
    zone.postcodes.map((postcode) => ({
      zone,
      postcode,
      code: normalPostcode(postcode),
      isBeginning: postcode.endsWith("*"),
    })),
  );

function zonesByCode(entries: readonly Entry[]): ReadonlyMap<string, DeliveryZone[]> {
  const found = new Map<string, DeliveryZone[]>();
  for (const { code, zone } of entries) found.set(code, [...(found.get(code) ?? []), zone]);
  return found;
}

/** Returns where zones overlap: for each set of zones its first postcode or beginning that all of them serve. */
export function zoneOverlaps(zones: readonly DeliveryZone[]): Overlap[] {
  const entries = entriesOf(zones);
  const beginnings = zonesByCode(entries.filter(({ isBeginning }) => isBeginning));
  const whole = zonesByCode(entries.filter(({ isBeginning }) => !isBeginning));
  const found = new Map<string, Overlap>();
  for (const { postcode, code, isBeginning } of entries) {
    const serving = new Set([
      ...[...code].flatMap((_, index) => beginnings.get(code.slice(0, index + 1)) ?? []),
      ...((!isBeginning && whole.get(code)) || []),
    ]);
    const shared = zones.filter((zone) => serving.has(zone));
    const key = shared.map(({ id }) => id).join(" ");
    if (shared.length > 1 && !found.has(key)) found.set(key, { postcode, zones: shared });
  }
  return [...found.values()];
}

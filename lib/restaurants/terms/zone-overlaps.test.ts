import { expect, test } from "@jest/globals";
import { zoneOverlaps } from "./zone-overlaps";

const zone = (id: string, ...postcodes: string[]) => ({
  id,
  label: id,
  postcodes,
  radiusKm: null,
  fee: 0,
  minimum: 0,
  freeFrom: null,
});
const named = (...zones: ReturnType<typeof zone>[]) =>
  zoneOverlaps(zones).map((one) => [one.postcode, one.zones.map(({ id }) => id).join("+")]);

test("zones overlap where both serve a postcode", () => {
  expect(named(zone("a", "10115", "10117"), zone("b", "10119"))).toEqual([]);
  expect(named(zone("a", "10115", "10117"), zone("b", "10117", "10115"))).toEqual([["10115", "a+b"]]);
  expect(named(zone("a", "10115"), zone("b", "10*"))).toEqual([["10115", "a+b"]]);
  expect(named(zone("a", "102*"), zone("b", "10*"))).toEqual([["102*", "a+b"]]);
  expect(named(zone("a", "1*"), zone("b", "10115"), zone("c", "10*"))).toEqual([
    ["10115", "a+b+c"],
    ["10*", "a+c"],
  ]);
  expect(named(zone("a", "sw1a 1aa"), zone("b", "SW1A1AA"))).toEqual([["sw1a 1aa", "a+b"]]);
});

import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { type DeliveryZone, demoTerms } from "./terms";
import { deliveryFeeTo, deliveryTo, normalPostcode, zonesAt } from "./zones";

const zone = (id: string, postcodes: string[], values: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  label: id,
  postcodes,
  fee: 250,
  minimum: 1500,
  freeFrom: 4000,
  ...values,
});
const near = zone("near", ["10115", "102*", "SW1A 1AA"]);

test.each([
  ["10115", true],
  [" 101 15 ", true],
  ["１０１１５", true],
  ["10116", false],
  ["1011", false],
  ["10245", true],
  ["sw1a1aa", true],
  ["SW1A-1AA", true],
  ["SW1A 1A", false],
  ["", false],
  ["*", false],
])("the postcode “%s” is in the zone: %s", (postcode, isIn) => {
  expect(zonesAt([near], postcode)).toEqual(isIn ? [near] : []);
});

test.each([
  [1499, { fee: 250, missing: 1 }],
  [1500, { fee: 250, missing: 0 }],
  [3999, { fee: 250, missing: 0 }],
  [4000, { fee: 0, missing: 0 }],
])("dishes for %d cents", (goods, delivery) => {
  expect(deliveryTo([near], "10115", goods)).toEqual({ zone: near, freeFrom: 4000, ...delivery });
});

test("the zone with the lowest fee applies among those whose minimum is reached", () => {
  const zones = [
    zone("dear", ["1*"], { fee: 400, minimum: 1000, freeFrom: null }),
    zone("cheap", ["101*"], { fee: 100, minimum: 3000, freeFrom: null }),
  ];
  const at = (goods: number) => {
    const found = deliveryTo(zones, "10115", goods);
    return [found?.zone.id, found?.fee, found?.missing];
  };
  expect([at(900), at(1000), at(2999), at(3000)]).toEqual([
    ["dear", 400, 100],
    ["dear", 400, 0],
    ["dear", 400, 0],
    ["cheap", 100, 0],
  ]);
  expect(deliveryTo(zones, "99999", 9000)).toBeNull();
});

test("of equal fees the lower minimum applies, then the first zone", () => {
  const zones = [zone("a", ["1*"]), zone("b", ["1*"], { minimum: 500 }), zone("c", ["1*"], { minimum: 500 })];
  expect(deliveryTo(zones, "1", 2000)?.zone.id).toBe("b");
});

test("a delivery is free from the amount at which any zone of the postcode is", () => {
  const zones = [
    zone("a", ["1*"], { freeFrom: 4000 }),
    zone("b", ["1*"], { fee: 0, minimum: 3500, freeFrom: null }),
  ];
  expect(deliveryTo(zones, "1", 2000)).toMatchObject({ fee: 250, freeFrom: 3500 });
  expect(deliveryTo([zone("a", ["1*"], { freeFrom: null })], "1", 2000)?.freeFrom).toBeNull();
});

test("without zones, outside of them and before there is a postcode", () => {
  const terms = { ...demoTerms, zones: [near, zone("far", ["2*"], { fee: 100, freeFrom: null })] };
  expect(deliveryFeeTo(demoTerms, "10115", 0)).toBe(500);
  expect(deliveryFeeTo(terms, "99999", 0)).toBe(500);
  expect(deliveryFeeTo(terms, "", 0)).toBe(500);
  expect(deliveryFeeTo(terms, undefined, 0)).toBe(100);
  expect(deliveryFeeTo(terms, undefined, 4000)).toBe(0);
});

const amount = fc.integer({ min: 0, max: 5000 });
const code = fc.constantFrom("1", "10", "101", "10115", "sw1", "SW1A 1AA");
const anyZone = fc.record({
  id: fc.uuid(),
  label: fc.constant("Zone"),
  postcodes: fc.array(
    fc.tuple(code, fc.boolean()).map(([text, isStart]) => (isStart ? `${text}*` : text)),
    { minLength: 1, maxLength: 3 },
  ),
  fee: amount,
  minimum: amount,
  freeFrom: fc.option(amount),
});
const zones = fc.array(anyZone, { maxLength: 6 });

test("the order of zones changes no price", () => {
  const permuted = zones.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(permuted, code, amount, ([all, other], postcode, goods) => {
      const price = (given: DeliveryZone[]) => {
        const { zone: found, ...delivery } = deliveryTo(given, postcode, goods) ?? {};
        return [delivery, found?.minimum];
      };
      expect(price(other)).toEqual(price(all));
    }),
  );
});

test("more dishes never cost a higher fee, and never fall below the minimum again", () => {
  fc.assert(
    fc.property(zones, code, amount, amount, (all, postcode, goods, more) => {
      const [less, greater] = [goods, goods + more].map((sum) => deliveryTo(all, postcode, sum));
      expect(greater?.fee ?? 0).toBeLessThanOrEqual(less?.fee ?? 0);
      expect(greater?.missing ?? 0).toBeLessThanOrEqual(less?.missing ?? 0);
    }),
  );
});

test("a delivery is free exactly from the amount that is named", () => {
  fc.assert(
    fc.property(zones, code, amount, (all, postcode, goods) => {
      const found = deliveryTo(all, postcode, goods);
      if (!found || found.missing > 0) return;
      expect(found.fee === 0).toBe(found.freeFrom !== null && goods >= found.freeFrom);
    }),
  );
});

test("spaces, hyphens and case don’t matter", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "B", "7", " ", "-") }), (text) => {
      expect(normalPostcode(text.toLowerCase())).toBe(normalPostcode(` ${[...text].join(" ")}-`));
      expect(normalPostcode(normalPostcode(text))).toBe(normalPostcode(text));
    }),
  );
});

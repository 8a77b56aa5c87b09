import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { deliveryIn } from "./delivery";
import { type DeliveryZone, demoTerms } from "./terms";
import { orderFee } from "./zones";
import { distanceKm, normalPostcode, type Place, zonesAt } from "./zones-at";

const deliveryTo = (zones: DeliveryZone[], postcode: string, goods: number, place: Partial<Place> = {}) =>
  deliveryIn(zonesAt({ zones, deliveryPoint: mill }, { postcode, ...place }), goods);

const mill = { latitude: 52.52, longitude: 13.405 };

const zone = (id: string, postcodes: string[], values: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  label: id,
  postcodes,
  radiusKm: null,
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
  expect(zonesAt({ zones: [near], deliveryPoint: null }, { postcode })).toEqual(isIn ? [near] : []);
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
  const feeTo = (postcode: string, goods = 0) =>
    orderFee(terms, "delivery", zonesAt(terms, { postcode }), goods);
  expect([feeTo("10115"), feeTo("10115", 4000), feeTo("99999"), feeTo("")]).toEqual([250, 0, 500, 500]);
  expect(orderFee(demoTerms, "delivery", undefined, 0)).toBe(500);
  expect(orderFee({ ...terms, pickupFee: 50 }, "pickup", undefined, 0)).toBe(50);
  expect(orderFee(terms, "delivery", undefined, 0)).toBe(100);
  expect(orderFee(terms, "delivery", undefined, 4000)).toBe(0);
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
  radiusKm: fc.option(fc.integer({ min: 1, max: 100 })),
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

test("distances on earth, in kilometres", () => {
  const [paris, london] = [
    { latitude: 48.8566, longitude: 2.3522 },
    { latitude: 51.5074, longitude: -0.1278 },
  ];
  expect(distanceKm(paris, london)).toBeCloseTo(343.6, 0);
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015, 0);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    1,
  );
});

test("a zone serves places within its radius, or with its postcode", () => {
  const around = zone("around", ["10115"], { radiusKm: 3 });
  const at = (latitude: number, postcode = "") =>
    deliveryTo([around], postcode, 2000, { point: { latitude, longitude: 13.405 } })?.zone.id;
  // A degree of latitude is 111.2 km.
  expect([at(52.52), at(52.5469), at(52.5471), at(52.6, "10115")]).toEqual([
    "around",
    "around",
    undefined,
    "around",
  ]);
  expect(deliveryTo([around], "", 2000)).toBeNull();
  expect(zonesAt({ zones: [around], deliveryPoint: null }, { postcode: "", point: mill })).toEqual([]);
});

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("a distance is the same in both directions, at most half around the earth, and none to the same point", () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (one, other) => {
      const distance = distanceKm(one, other);
      expect(distance).toBeCloseTo(distanceKm(other, one), 6);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(20_015.1);
      expect(distanceKm(one, one)).toBe(0);
    }),
  );
});

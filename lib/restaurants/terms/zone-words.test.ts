import { expect, test } from "@jest/globals";
import { deliveryIn } from "./delivery";
import type { DeliveryZone } from "./terms";
import { conditionsInWords } from "./zone-summary";
import { areasInWords, deliveredTo, deliveryWords, notDelivered } from "./zone-words";

test.each<[string[], string]>([
  [["10115"], "10115"],
  [["10115", "10117"], "10115 and 10117"],
  [["102*"], "all postcodes that begin with 102"],
  [["10115", "102*", "10117", "103 *"], "10115, 10117 and all postcodes that begin with 102 or 103"],
  [["10115", "10115"], "10115"],
  [["10115", "102*", "10*", "20 1*", "201*", "201 50"], "all postcodes that begin with 10 or 20 1"],
  [Array.from({ length: 12 }, (_, index) => `${index}`), "0, 1, 2, 3, 4, 5, 6, 7 and 4 others"],
])("%j", (postcodes, words) => {
  expect(areasInWords([{ postcodes, radiusKm: null }])).toBe(words);
});

const zone: DeliveryZone = {
  id: "near",
  label: "Near",
  postcodes: ["10115"],
  radiusKm: null,
  fee: 250,
  minimum: 1500,
  freeFrom: 4000,
};

test.each<[number, Partial<DeliveryZone>, string[]]>([
  [1200, {}, ["Deliveries to 10115 start at $15.00: $3.00 to go."]],
  [1500, {}, ["We deliver to 10115 for $2.50.", "Free delivery from $40.00: $25.00 to go."]],
  [3600, {}, ["We deliver to 10115 for $2.50.", "Free delivery from $40.00: $4.00 to go."]],
  [4000, {}, ["We deliver to 10115 free of charge."]],
  [3600, { freeFrom: null }, ["We deliver to 10115 for $2.50."]],
  [3600, { fee: 0 }, ["We deliver to 10115 free of charge."]],
])("dishes for %d cents: %j", (goods, changed, words) => {
  const delivery = deliveryIn([{ ...zone, ...changed }], goods);
  expect(
    delivery && deliveryWords(delivery, { place: { postcode: "10115" }, goods, currency: "USD" }),
  ).toEqual(words);
});

test("conditions and areas are described", () => {
  expect(conditionsInWords(zone, "USD")).toBe("$2.50, from $15.00, free from $40.00");
  expect(conditionsInWords({ fee: 0, minimum: 0, freeFrom: 4000 }, "USD")).toBe("free of charge");
  expect(deliveredTo({ zones: [zone, { ...zone, postcodes: ["10117"] }] })).toBe(
    "We deliver to 10115 and 10117.",
  );
  expect(deliveredTo({ zones: [zone, { ...zone, postcodes: [], radiusKm: 2.5 }] })).toBe(
    "We deliver to 10115 and up to 2.5 km from the restaurant.",
  );
  const near = { zones: [{ ...zone, radiusKm: 2.5 }] };
  expect(notDelivered({ postcode: "", point: { latitude: 1, longitude: 1 } }, near)).toBe(
    "We don’t deliver to your location",
  );
  expect(notDelivered({ postcode: "99999" }, { zones: [zone] })).toBe("We don’t deliver to 99999");
  expect(notDelivered({ postcode: "99999" }, near)).toBe(
    "99999 alone doesn’t tell us how far you are: please use your location",
  );
});

import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { formatSeen, notesOf, parseSeen, type SeenDishes, seenWith } from "./seen-dishes";

const menu = { dishes: sampleRestaurants.order1.dishes };
const cart = [
  { id: "akara", quantity: 2 },
  { id: "zobo", quantity: 1 },
];
const seen = seenWith(new Map(), cart, menu);
const without = (id: string) => ({ dishes: menu.dishes.filter((dish) => dish.id !== id) });
const priced = (id: string, priceCents: number) => ({
  dishes: menu.dishes.map((dish) => (dish.id === id ? { ...dish, priceCents } : dish)),
});

test("seen dishes are kept in the browser's storage", () => {
  expect(parseSeen(formatSeen(seen))).toEqual(seen);
  expect(formatSeen(new Map())).toBeNull();
});

test("nothing is reported without changes, or for an old cart without prices", () => {
  expect(notesOf(seen, cart, menu)).toEqual({ gone: [], repriced: [] });
  expect(notesOf(new Map(), cart, priced("akara", 1))).toEqual({ gone: [], repriced: [] });
});

test("changed prices and removed dishes are reported by name, until they were shown", () => {
  const now = { dishes: priced("akara", 650).dishes.filter(({ id }) => id !== "zobo") };
  const left = cart.slice(0, 1);
  const later = seenWith(seen, left, now);
  expect(notesOf(later, left, now)).toEqual({
    gone: ["Zobo"],
    repriced: [{ key: "akara", name: "Akara", before: 599, now: 650 }],
  });
  expect(notesOf(seenWith(later, left, now, true), left, now)).toEqual({ gone: [], repriced: [] });
});

test("a dish that the guest removed, or whose price is back, is not reported", () => {
  expect(notesOf(seenWith(seen, [], menu), [], menu)).toEqual({ gone: [], repriced: [] });
  const later = seenWith(seen, cart, priced("akara", 650));
  expect(notesOf(later, cart, menu).repriced).toEqual([]);
  expect(notesOf(seenWith(seen, cart.slice(0, 1), without("zobo")), cart.slice(0, 1), menu).gone).toEqual([]);
});

test("reading any stored value never fails and gives names and whole prices", () => {
  const isSeen = (read: SeenDishes) =>
    [...read.values()].every(
      ({ name, priceCents }) => typeof name === "string" && Number.isInteger(priceCents),
    );
  fc.assert(fc.property(fc.json(), (text) => isSeen(parseSeen(text))));
  for (const text of [
    null,
    "",
    "{",
    "[]",
    "7",
    '{"a":["b",1.5]}',
    '{"a":["b",-1]}',
    '{"a":"b"}',
    '{"a":[1,1]}',
  ])
    expect(parseSeen(text).size).toBe(0);
});

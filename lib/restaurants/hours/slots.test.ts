import { expect, test } from "@jest/globals";
import { timeZoneNames } from "@/lib/platform/time-zone/zones";
import fc from "@/tests/support/properties";
import { alwaysOpen, type Hours } from "./hours";
import { openingsOf } from "./openings";
import { lastOrderOf, timeText } from "./shown.server";
import { hasRoom, noSlots, slotGrids, unitsOf } from "./slot-rules";
import { slotWords } from "./slot-words";
import { slotsIn } from "./slots";

const MINUTE = 60_000;

test("slots begin when an order of the opening can be ready, and end with its last order", () => {
  const opening = { start: 0, end: 120 * MINUTE, lastOrder: 60 * MINUTE };
  const shared = { openings: [opening], gridMinutes: 15, preparationMinutes: 20, earliest: 0 };
  const minutes = (slots: number[]) => slots.map((slot) => slot / MINUTE);
  expect(minutes(slotsIn(shared))).toEqual([30, 45, 60, 75]);
  expect(minutes(slotsIn({ ...shared, earliest: 46 * MINUTE }))).toEqual([60, 75]);
  expect(slotsIn({ ...shared, earliest: 76 * MINUTE })).toEqual([]);
  expect(slotsIn({ ...shared, preparationMinutes: 121 })).toEqual([]);
});

test("equal times of the night on which the clock is set back have the zone beside them", () => {
  const hours: Hours = { ...alwaysOpen, week: Array.from({ length: 7 }, () => [{ from: 0, to: 300 }]) };
  const timeZone = "Europe/Berlin";
  const from = Date.parse("2026-10-25T00:00:00+02:00");
  const openings = openingsOf(hours, "pickup", { from, days: 1, timeZone });
  const slots = slotsIn({
    openings: openings.map((one) => ({ ...one, lastOrder: one.end })),
    gridMinutes: 30,
    preparationMinutes: 0,
    earliest: from,
  });
  const texts = slots.map((slot) => timeText(slot, timeZone));
  expect(texts.slice(3, 10)).toEqual([
    "01:30",
    "02:00 CEST",
    "02:30 CEST",
    "02:00 CET",
    "02:30 CET",
    "03:00",
    "03:30",
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("in every zone, slots ascend by the grid within the openings", () => {
  const moment = fc.integer({ min: Date.parse("2026-11-26"), max: Date.parse("2028-11-26") });
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 900 }))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(
      fc.constantFrom(...timeZoneNames()),
      moment,
      span,
      fc.constantFrom(...slotGrids),
      fc.integer({ min: 0, max: 240 }),
      fc.integer({ min: 0, max: 180 }),
      (timeZone, from, times, gridMinutes, preparationMinutes, lastOrderMinutes) => {
        const hours: Hours = {
          ...alwaysOpen,
          week: Array.from({ length: 7 }, () => [times]),
          lastOrderMinutes,
        };
        const openings = openingsOf(hours, "pickup", { from, days: 2, timeZone }).map((one) => ({
          ...one,
          lastOrder: lastOrderOf(one, hours, { preparationMinutes }),
        }));
        const earliest = from + preparationMinutes * MINUTE;
        const slots = slotsIn({ openings, gridMinutes, preparationMinutes, earliest });
        for (const [index, slot] of slots.entries()) {
          const opening = openings.find(({ start, end }) => start <= slot && slot <= end);
          expect(opening).toBeDefined();
          expect(slot).toBeGreaterThanOrEqual(earliest);
          expect((slot - (opening?.start ?? 0)) % (gridMinutes * MINUTE)).toBe(0);
          const next = slots[index + 1];
          if (next !== undefined && next <= (opening?.end ?? 0))
            expect(next - slot).toBe(gridMinutes * MINUTE);
        }
      },
    ),
  );
});

test("effort is that of the dish, else of its category, else 1, for each of them", () => {
  const rules = { ...noSlots, categoryUnits: { mains: 3 }, dishUnits: { soup: 2, water: 0 } };
  const line = (dishId: string, category: string, quantity: number) => ({ dishId, category, quantity });
  expect(unitsOf(rules, [line("steak", "mains", 2), line("soup", "mains", 1)])).toBe(8);
  expect(unitsOf(rules, [line("water", "drinks", 9), line("tea", "drinks", 2)])).toBe(2);
});

test("a slot has room up to its limits", () => {
  const rules = { ...noSlots, maxUnits: 10, maxOrders: 2 };
  expect(hasRoom(rules, undefined, 10)).toBe(true);
  expect(hasRoom(rules, undefined, 11)).toBe(false);
  expect(hasRoom(rules, { units: 4, orders: 1 }, 6)).toBe(true);
  expect(hasRoom(rules, { units: 4, orders: 1 }, 7)).toBe(false);
  expect(hasRoom(rules, { units: 0, orders: 2 }, 0)).toBe(false);
  expect(hasRoom(noSlots, { units: 1e6, orders: 1e6 }, 1e6)).toBe(true);
});

test("rules are said in words", () => {
  expect(slotWords(noSlots)).toBe("Guests order for as soon as possible.");
  expect(slotWords({ ...noSlots, maxOrders: 1 })).toBe(
    "Guests order for as soon as possible. At most 1 order each 15 minutes.",
  );
  expect(slotWords({ ...noSlots, takesLater: true, horizonDays: 0 })).toBe(
    "Guests may choose a time, every 15 minutes, today.",
  );
});

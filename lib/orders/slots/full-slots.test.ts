import { expect, test } from "@jest/globals";
import { noteFullSlot, wasFull } from "./full-slots.server";

const slot = Date.parse("2026-11-30T18:00:00Z");
const now = Date.parse("2026-11-30T17:30:00Z");

test("orders of the same or more effort pass over a full slot for a second", () => {
  noteFullSlot("full", slot, 4, now);
  expect(wasFull("full", slot, 4, now + 999)).toBe(true);
  expect(wasFull("full", slot, 5, now + 999)).toBe(true);
  expect(wasFull("full", slot, 4, now + 1000)).toBe(false);
});

test("a smaller order may fit, and other slots and restaurants aren't concerned", () => {
  noteFullSlot("small", slot, 4, now);
  expect(wasFull("small", slot, 3, now)).toBe(false);
  expect(wasFull("small", slot + 300_000, 4, now)).toBe(false);
  expect(wasFull("other", slot, 4, now)).toBe(false);
  noteFullSlot("small", slot, 2, now);
  expect(wasFull("small", slot, 3, now)).toBe(true);
});

test("several slots can be full at once", () => {
  noteFullSlot("several", slot, 4, now);
  noteFullSlot("several", slot + 300_000, 4, now + 500);
  expect(wasFull("several", slot, 4, now + 600)).toBe(true);
  expect(wasFull("several", slot + 300_000, 4, now + 600)).toBe(true);
});

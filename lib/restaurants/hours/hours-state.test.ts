import { describe, expect, test } from "@jest/globals";
import type { Span } from "../week/week";
import { alwaysOpen, type Hours } from "./hours";
import { hoursState, nextChange, stateOfKinds } from "./hours-state";
import { toShownHours } from "./shown.server";
import { noSlots } from "./slot-rules";

const span = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const week = (...spans: Span[]) => Array.from({ length: 7 }, () => spans);
/** Open from 11:30 to 14:00 and from 18:00 to 22:00, but not on Mondays. */
const evenings: Hours = { ...alwaysOpen, week: [[], ...week(span(11.5, 14), span(18, 22)).slice(1)] };

const alwaysState = { takesOrders: true, text: "", hasTimes: undefined, takesLater: undefined };

// 26 November 2026 is a Thursday.
const at = (text: string) => Date.parse(`${text}Z`);
const shownAt = (
  hours: Hours,
  now: string,
  pause: Parameters<typeof toShownHours>[1] = null,
  timeZone = "UTC",
) => toShownHours(hours, pause, { now: at(now), timeZone, preparationMinutes: 20 });
const stateAt = (
  hours: Hours,
  now: string,
  pause: Parameters<typeof toShownHours>[1] = null,
  timeZone = "UTC",
) => hoursState(shownAt(hours, now, pause, timeZone), "pickup", at(now));

test.each([
  ["2026-11-26T12:00", true, "Open until 14:00"],
  ["2026-11-26T14:00", false, "Closed now. Opens at 18:00."],
  ["2026-11-26T22:00", false, "Closed now. Opens Friday at 11:30."],
  ["2026-11-29T22:30", false, "Closed now. Opens Tuesday at 11:30."],
])("at %s orders are taken: %s, and guests read “%s”", (now, takesOrders, text) => {
  expect(stateAt(evenings, now)).toMatchObject({ takesOrders, text });
});

test("without hours it is always open, and nothing is shown", () => {
  expect(shownAt(alwaysOpen, "2026-11-26T03:00")).toBeNull();
  expect(hoursState(null, "pickup", 0)).toEqual({ takesOrders: true, text: "" });
  const aroundTheClock = { ...alwaysOpen, week: week(span(0, 24)) };
  expect(stateAt(aroundTheClock, "2026-11-26T03:00")).toMatchObject({ takesOrders: true, text: "" });
});

test("the last order is some minutes before closing, or so that it is ready by then", () => {
  const halfAnHour = { ...evenings, lastOrderMinutes: 30 };
  expect(stateAt(halfAnHour, "2026-11-26T21:29").text).toBe("Open until 22:00, last order 21:30");
  expect(stateAt(halfAnHour, "2026-11-26T21:30")).toEqual({
    takesOrders: false,
    text: "The last order was at 21:30. Opens Friday at 11:30.",
  });
  expect(stateAt({ ...halfAnHour, lastOrder: "ready" }, "2026-11-26T21:31").text).toBe(
    "Open until 22:00, last order 21:40",
  );
  // Lunch is shorter than three hours: its last order is at its end.
  expect(stateAt({ ...evenings, lastOrderMinutes: 180 }, "2026-11-26T13:59").text).toBe("Open until 14:00");
});

test("a pause says until when and why, and doesn’t open a closed restaurant", () => {
  const until = new Date("2026-11-26T12:45Z");
  expect(stateAt(evenings, "2026-11-26T12:00", { until, reason: "The kitchen is full" })).toEqual({
    takesOrders: false,
    text: "No orders until 12:45: The kitchen is full.",
  });
  // The lunch is over then.
  const afternoon = new Date("2026-11-26T14:00Z");
  expect(stateAt(evenings, "2026-11-26T12:00", { until: afternoon, reason: "" }).text).toBe(
    "No orders until 18:00.",
  );
  const tomorrow = new Date("2026-11-27T11:30Z");
  expect(stateAt(evenings, "2026-11-26T21:00", { until: tomorrow, reason: "" }).text).toBe(
    "No orders until Friday at 11:30.",
  );
  expect(stateAt(evenings, "2026-11-26T12:00", { until: null, reason: "" }).text).toBe(
    "No orders for the moment.",
  );
  expect(stateAt(evenings, "2026-11-26T15:00", { until: null, reason: "" }).text).toBe("Closed now.");
  const soon = new Date("2026-11-26T17:00Z");
  expect(stateAt(evenings, "2026-11-26T15:00", { until: soon, reason: "" }).text).toBe(
    "Closed now. Opens at 18:00.",
  );
  expect(stateAt(alwaysOpen, "2026-11-26T12:00", { until: null, reason: "" }).takesOrders).toBe(false);
});

test("an exception closes with its words, and the next opening may be weeks away", () => {
  const exceptions = [
    { id: "x", from: "2026-12-24", to: "2027-01-06", yearly: false, spans: [], message: "We are on holiday" },
  ];
  const holiday = { ...evenings, exceptions };
  expect(stateAt(holiday, "2026-12-24T12:00").text).toBe(
    "Closed now. Opens 7 January at 11:30. We are on holiday.",
  );
  expect(stateAt({ ...alwaysOpen, exceptions }, "2026-12-23T12:00")).toMatchObject({
    takesOrders: true,
    text: "Open until Thursday at 00:00",
  });
  expect(stateAt({ ...alwaysOpen, week: week() }, "2026-12-23T12:00").text).toBe("Closed now.");
});

test("equal times of a night on which the clock changes are told apart", () => {
  const late = { ...alwaysOpen, week: week(span(20, 26.5)) };
  // 25 October 2026 has 02:30 twice in Berlin.
  expect(stateAt(late, "2026-10-24T23:00", null, "Europe/Berlin").text).toBe("Open until 02:30 CET");
  expect(stateAt(late, "2026-10-25T23:00", null, "Europe/Berlin").text).toBe("Open until 02:30");
});

test("changes at each opening, last order and closing, and at the end of a pause", () => {
  const until = new Date("2026-11-26T12:45Z");
  const shown = shownAt({ ...evenings, lastOrderMinutes: 30 }, "2026-11-26T12:00", { until, reason: "" });
  const moments = ["12:45", "13:30", "14:00", "18:00", "21:30", "22:00"].map((time) =>
    at(`2026-11-26T${time}`),
  );
  let now = at("2026-11-26T12:00");
  for (const moment of moments) {
    now = nextChange(shown, now);
    expect(now).toBe(moment);
  }
  expect(nextChange(null, now)).toBe(Number.POSITIVE_INFINITY);
});

test("of several kinds of order, one that is taken speaks for the restaurant", () => {
  const hours = { ...evenings, kinds: { delivery: week(span(19, 21)) } };
  const at18 = "2026-11-26T18:30";
  const shown = shownAt(hours, at18);
  expect(hoursState(shown, "delivery", at(at18)).text).toBe("Closed now. Opens at 19:00.");
  expect(stateOfKinds(shown, ["delivery", "pickup"], at(at18)).text).toBe("Open until 22:00");
  expect(hoursState(shownAt({ ...hours, week: null }, at18), "delivery", at(at18)).takesOrders).toBe(true);
});

describe("categories with times", () => {
  const lunch = new Map([["lunch", [...week(span(11.5, 14.5)).slice(2), [], []]]]);
  const categoryAt = (now: string, hours = alwaysOpen) => {
    const shown = toShownHours(hours, null, { now: at(now), timeZone: "UTC", preparationMinutes: 20 }, lunch);
    return { shown, state: hoursState(shown, "pickup", at(now)) };
  };
  const text = "Monday to Friday 11:30–14:30";

  test.each([
    ["2026-11-26T12:00", { text, canBeChosen: true }],
    ["2026-11-26T06:00", { text, next: "11:30", canBeChosen: false }],
    ["2026-11-27T14:30", { text, next: "Monday at 11:30", canBeChosen: false }],
  ])("at %s guests read %j", (now, state) => {
    expect(categoryAt(now).state).toEqual({ ...alwaysState, categories: { lunch: state } });
  });

  test("the page changes when they begin and end, also of a restaurant that is always open", () => {
    const { shown } = categoryAt("2026-11-26T06:00");
    expect(nextChange(shown, at("2026-11-26T06:00"))).toBe(at("2026-11-26T11:30"));
    expect(nextChange(shown, at("2026-11-26T11:30"))).toBe(at("2026-11-26T14:30"));
  });

  test("where guests may order for a later time, dishes can be chosen at any time", () => {
    const later = { ...alwaysOpen, slots: { ...noSlots, takesLater: true } };
    expect(categoryAt("2026-11-26T06:00", later).state.categories?.lunch).toEqual({
      text,
      next: "11:30",
      canBeChosen: true,
    });
  });
});

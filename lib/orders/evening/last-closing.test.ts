import { expect, test } from "@jest/globals";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import type { Span } from "@/lib/restaurants/week/week";
import { lastClosing, type TimedRestaurant } from "./last-closing";

const timeZone = "Europe/Berlin";
/** A Wednesday. */
const DAY = "2026-11-04";

const hoursOf = (spans: Span[], more: Partial<Hours> = {}): Hours => ({
  ...alwaysOpen,
  week: Array.from({ length: 7 }, () => spans),
  ...more,
});
const restaurant = (hours: Hours | null): TimedRestaurant => ({ hours, orderKinds: ["pickup", "delivery"] });
const span = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });

function closingOn(day: string, restaurants: TimedRestaurant[], dayStartHour = 4): string {
  const start = startOfDay(day, timeZone, dayStartHour).getTime();
  const end = startOfDay(dayAfter(day), timeZone, dayStartHour).getTime();
  return new Date(lastClosing(restaurants, { start, end, timeZone })).toISOString();
}
const END = "2026-11-05T03:00:00.000Z";

test("the last closing of all restaurants and kinds of order counts", () => {
  const lunch = restaurant(hoursOf([span(11, 14)]));
  const twice = restaurant(hoursOf([span(11, 14), span(18, 22)]));
  expect(closingOn(DAY, [lunch])).toBe("2026-11-04T13:00:00.000Z");
  expect(closingOn(DAY, [lunch, twice])).toBe("2026-11-04T21:00:00.000Z");
  const delivers = hoursOf([span(11, 14)], { kinds: { delivery: hoursOf([span(11, 23)]).week ?? [] } });
  expect(closingOn(DAY, [restaurant(delivers)])).toBe("2026-11-04T22:00:00.000Z");
});

test("an opening after midnight belongs to the day on which it begins, at most to its end", () => {
  expect(closingOn(DAY, [restaurant(hoursOf([span(18, 26)]))])).toBe("2026-11-05T01:00:00.000Z");
  expect(closingOn(DAY, [restaurant(hoursOf([span(18, 30)]))])).toBe(END);
});

test("without hours, or on a closed day, it is the end of the business day", () => {
  const open = restaurant(hoursOf([span(11, 14)]));
  expect(closingOn(DAY, [])).toBe(END);
  expect(closingOn(DAY, [open, restaurant(null)])).toBe(END);
  expect(closingOn(DAY, [restaurant(hoursOf([]))])).toBe(END);
  expect(closingOn(DAY, [restaurant(hoursOf([])), open])).toBe("2026-11-04T13:00:00.000Z");
  expect(closingOn(DAY, [restaurant(hoursOf([span(0, 24)]))])).toBe(END);
});

test("an opening that began before and lasts to the end of the day counts beside a closing", () => {
  const always = restaurant(hoursOf([span(0, 24)]));
  const open = restaurant(hoursOf([span(11, 22)]));
  expect(closingOn(DAY, [always, open])).toBe(END);
  const delivers = hoursOf([span(11, 22)], { kinds: { delivery: hoursOf([span(0, 24)]).week ?? [] } });
  expect(closingOn(DAY, [restaurant(delivers)])).toBe(END);
});

test("an exception of the day counts, and so does a change of the clock", () => {
  const exception = {
    id: "early",
    from: DAY,
    to: DAY,
    yearly: false,
    spans: [span(11, 16)],
    message: "",
  };
  expect(closingOn(DAY, [restaurant(hoursOf([span(11, 22)], { exceptions: [exception] }))])).toBe(
    "2026-11-04T15:00:00.000Z",
  );
  // On October 25, the hour from 2 to 3 o'clock comes twice.
  const late = [restaurant(hoursOf([span(18, 26.5)]))];
  expect(closingOn("2026-10-24", late)).toBe("2026-10-25T01:30:00.000Z");
  expect(closingOn("2026-03-28", late)).toBe("2026-03-29T01:00:00.000Z");
});

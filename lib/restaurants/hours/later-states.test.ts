import { expect, test } from "@jest/globals";
import type { ShownHours, ShownOpening } from "./hours-state";
import { laterStates } from "./later-states";

const HOUR = 3_600_000;

/** An opening from one hour to another, with its last order half an hour before. */
const opening = (from: number, to: number): ShownOpening => ({
  start: from * HOUR,
  end: to * HOUR,
  lastOrder: (to - 0.5) * HOUR,
  opens: `Friday at ${from}:00`,
  opensTime: `${from}:00`,
  closes: `${to}:00`,
  last: `${to - 1}:30`,
});

const hours = (...openings: ShownOpening[]): ShownHours => ({
  at: 0,
  kinds: { pickup: openings },
  pause: null,
  notes: [],
});

test("the next closings and openings, each with its moment", () => {
  expect(laterStates(hours(opening(11, 14), opening(18, 22)), ["pickup"], 12 * HOUR)).toEqual([
    [13.5 * HOUR, "The last order was at 13:30. Opens at 18:00."],
    [14 * HOUR, "Closed now. Opens at 18:00."],
    [18 * HOUR, "Open until 22:00, last order 21:30"],
    [21.5 * HOUR, "The last order was at 21:30."],
    [22 * HOUR, "Closed now."],
  ]);
});

test("nothing for one that is always open, also after a pause without an end", () => {
  expect(laterStates(null, ["pickup"], 0)).toEqual([]);
  const paused = { ...hours(), kinds: {}, pause: { until: null, untilTime: "", reason: "" } };
  expect(laterStates(paused, ["pickup"], 0)).toEqual([]);
  const ending = { ...paused, pause: { until: HOUR, untilTime: "1:00", reason: "" } };
  expect(laterStates(ending, ["pickup"], 0)).toEqual([[HOUR, ""]]);
});

test("after some days nothing is said", () => {
  const week = Array.from({ length: 7 }, (_, day) => opening(24 * day + 11, 24 * day + 14));
  const states = laterStates(hours(...week), ["pickup"], 0);
  expect(states).toHaveLength(13);
  expect(states.at(-1)).toEqual([(4 * 24 + 11) * HOUR, ""]);
});

import { expect, test } from "@jest/globals";
import { momentsOf } from "./wall-time";

const at = (text: string) => Date.parse(text);

test("a wall time is one moment, unless the clocks change", () => {
  expect(momentsOf("2026-12-24T18:00", "Europe/Berlin")).toEqual({
    kind: "once",
    moment: at("2026-12-24T17:00:00Z"),
  });
  expect(momentsOf("2027-03-28T02:30", "Europe/Berlin")).toEqual({
    kind: "missing",
    earlier: at("2027-03-28T00:30:00Z"),
    later: at("2027-03-28T01:30:00Z"),
  });
  expect(momentsOf("2027-10-31T02:30", "Europe/Berlin")).toEqual({
    kind: "twice",
    earlier: at("2027-10-31T00:30:00Z"),
    later: at("2027-10-31T01:30:00Z"),
  });
});

import { expect, test } from "@jest/globals";
import { leftWords } from "./left-words";

test("few portions are named, of today if later days have their own", () => {
  expect(leftWords({})).toBeUndefined();
  expect(leftWords({ left: 3 })).toBe("Only 3 left");
  expect(leftWords({ leftToday: 3 })).toBe("Only 3 left today");
  expect(leftWords({ leftToday: 0 })).toBe("None left today: order it for another day");
});

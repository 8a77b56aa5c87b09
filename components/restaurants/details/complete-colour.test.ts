import { expect, test } from "@jest/globals";
import { completeColour } from "./complete-colour";

test.each([
  ["#1f6f5c", "#1f6f5c"],
  [" 1F6F5C ", "#1f6f5c"],
  ["#ABC", "#aabbcc"],
  ["abc", "#aabbcc"],
  ["", ""],
  ["  ", ""],
  ["tomato", "tomato"],
  ["#12345", "#12345"],
])("%j is completed to %j", (text, colour) => {
  expect(completeColour(text)).toBe(colour);
});

import { expect, test } from "@jest/globals";
import { droppedNote } from "./dropped-note";

test("the note has the number of dropped entries and the reasons", () => {
  expect(droppedNote([])).toBeUndefined();
  expect(droppedNote([{ index: 1, reason: "has no @type" }])).toBe(
    "1 structured-data entry was left out: Entry 2 has no @type. What you typed is still in the form.",
  );
  expect(droppedNote([{ index: 0, reason: "is not valid JSON. Line 4, column 11: Add a comma." }])).toBe(
    "1 structured-data entry was left out: Entry 1 is not valid JSON. Line 4, column 11: Add a comma. What you typed is still in the form.",
  );
  expect(
    droppedNote([
      { index: 0, reason: "is not a JSON object" },
      { index: 2, reason: "has no @type" },
    ]),
  ).toMatch(/^2 structured-data entries were left out: Entry 1 is not a JSON object; Entry 3 has no @type\./);
  expect(droppedNote([{ index: 0, reason: "is not valid JSON. A colon is missing." }])).toContain(
    "A colon is missing. What you typed",
  );
  const five = [0, 1, 2, 3, 4].map((index) => ({ index, reason: "has no @type" }));
  expect(droppedNote(five)).toContain("Entry 3 has no @type; and 2 more.");
});

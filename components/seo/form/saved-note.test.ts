import { expect, test } from "@jest/globals";
import { savedNote } from "./saved-note";

const shop = '{ "@type": "LocalBusiness", "name": "Fill in: name", "telephone": "Fill in: number" }';

test("it counts the saved placeholders", () => {
  expect(savedNote([], [])).toBeUndefined();
  expect(savedNote(['{ "@type": "LocalBusiness", "name": "Corner Bakery" }'], [])).toBeUndefined();
  expect(savedNote([shop], [])).toBe(
    "2 texts still say “Fill in: …”, and search engines read that as it stands.",
  );
  expect(savedNote(['{ "@type": "WebSite", "name": "Fill in: name" }'], [])).toMatch(/^1 text still says/);
});

test("dropped entries come first, and are not searched", () => {
  const broken = shop.replace("}", "");
  expect(savedNote([broken], [{ index: 0, reason: "has no @type" }])).toBe(
    "1 structured-data entry was left out: Entry 1 has no @type. What you typed is still in the form.",
  );
  expect(savedNote([broken, shop], [{ index: 0, reason: "has no @type" }])).toMatch(
    /in the form\. 2 texts still say/,
  );
});

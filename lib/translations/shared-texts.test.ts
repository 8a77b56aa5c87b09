import { expect, test } from "@jest/globals";
import { alignTexts } from "./align";
import { requireShared } from "./check";
import { equalTexts, withCurrentShared } from "./shared-texts";
import type { TranslatableText } from "./translation";

const textAt = (path: string, text: string): TranslatableText => ({
  ...{ path, text, group: "", label: path },
  ...{ isRich: false, isLong: false, limit: 100 },
});
const closed = [textAt("restaurants.a.note", "Closed"), textAt("restaurants.b.note", "Closed")];
const found = [...closed, textAt("menu", "Pizza")];
const closedIn = (text: string) => ({ text, source: "Closed" });

test("equal texts of short texts have one translation, wherever it was entered", () => {
  const stored = { "restaurants.b.note": closedIn("Geschlossen") };
  expect([...alignTexts(found, stored, true).keys()]).toEqual(closed.map(({ path }) => path));
  expect([...alignTexts(found, stored).keys()]).toEqual(["restaurants.b.note"]);
  const others = [...equalTexts(found)].map(([path, equal]) => [path, equal.map((one) => one.path)]);
  expect(others).toEqual([
    ["restaurants.a.note", ["restaurants.b.note"]],
    ["restaurants.b.note", ["restaurants.a.note"]],
  ]);
});

test("two translations of equal texts are refused", () => {
  const same = { "restaurants.a.note": closedIn("Zu"), "restaurants.b.note": closedIn("Zu") };
  expect(() => requireShared(same)).not.toThrow();
  expect(() => requireShared({ ...same, "restaurants.b.note": closedIn("Geschlossen") })).toThrow(
    "Equal texts have one translation",
  );
});

test("a translation that is the same text counts as one", () => {
  const [aligned] = alignTexts(found, { menu: { text: "Pizza", source: "Pizza" } }).values();
  expect(aligned).toMatchObject({ text: "Pizza", isOutdated: false });
});

test("an outdated translation takes that of the text which it was made from, so that it can be changed there", () => {
  const changed = [textAt("restaurants.a.note", "Open again"), textAt("restaurants.b.note", "Closed")];
  const given = { "restaurants.a.note": closedIn("Zu"), "restaurants.b.note": closedIn("Geschlossen") };
  const texts = withCurrentShared(changed, given);
  expect(texts).toEqual({ ...given, "restaurants.a.note": closedIn("Geschlossen") });
  expect(() => requireShared(texts)).not.toThrow();
  expect(withCurrentShared(closed, given)).toEqual(given);
});

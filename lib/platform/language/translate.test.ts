import { expect, test } from "@jest/globals";
import { english, splitText, translator, withTexts } from "./translate";

const german = translator({
  language: "de",
  messages: {
    "Call {name}": "{name} anrufen",
    "{n} dishes": { one: "{n} Gericht", other: "{n} Gerichte" },
  },
});

test("a text is translated, and its values are filled in", () => {
  expect(german("Call {name}", { name: "Lina" })).toBe("Lina anrufen");
  expect(english("Call {name}", { name: "Lina" })).toBe("Call Lina");
});

test("a translation with some texts alone has no others, and none that it lacks", () => {
  const translation = { language: "de", messages: { Menu: "Karte", Cart: "Warenkorb" }, prefix: "de" };
  expect(withTexts(translation, ["Menu", "Table"])).toEqual({ ...translation, messages: { Menu: "Karte" } });
});

test("a text without a translation stays English, and a placeholder without a value stays", () => {
  expect(german("Back to {page}", { page: "menu" })).toBe("Back to menu");
  expect(german("Call {name}")).toBe("{name} anrufen");
});

test("values are not filled into each other", () => {
  expect(english("{a} {b}", { a: "{b}", b: "{a}" })).toBe("{b} {a}");
});

test.each([
  [0, "0 Gerichte", "0 dishes"],
  [1, "1 Gericht", "1 dish"],
  [2, "2 Gerichte", "2 dishes"],
])("%d in the plural of the language", (n, inGerman, inEnglish) => {
  const texts = { one: "{n} dish", other: "{n} dishes" };
  expect(german.count(n, texts)).toBe(inGerman);
  expect(english.count(n, texts)).toBe(inEnglish);
  expect(translator({ language: "pl", messages: {} }).count(n, texts)).toBe(inEnglish);
});

test("a plural category without a form has the form of others", () => {
  const polish = translator({
    language: "pl",
    messages: { "{n} dishes": { one: "{n} danie", other: "{n} dania" } },
  });
  expect(polish.count(5, { one: "{n} dish", other: "{n} dishes" })).toBe("5 dania");
});

test("money and lists are in the language", () => {
  expect(german.money(123456, "EUR")).toBe("1.234,56\u00a0€");
  expect(english.money(123456, "USD")).toBe("$1234.56");
  expect(german.list(["a", "b", "c"])).toBe("a, b und c");
  expect(english.list(["a", "b", "c"], "disjunction")).toBe("a, b or c");
});

test("a text is split at its placeholders", () => {
  expect(splitText("Call {phone} now")).toEqual(["Call ", { name: "phone" }, " now"]);
  expect(splitText("Call")).toEqual(["Call"]);
});

test("names of an object's own methods are no values", () => {
  expect(english.message("Sorry {constructor} {toString}")).toBe("Sorry {constructor} {toString}");
});

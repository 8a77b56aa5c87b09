import { expect, test } from "@jest/globals";
import { readAccent } from "./read/read-accent";
import { readKind } from "./read/read-kind";
import { readTone } from "./read/read-tone";
import { textOf } from "./read/words";

test.each([
  ["We are an Italian restaurant.", "Italian restaurant"],
  ["We serve Italian food in our restaurant.", "Italian restaurant"],
  ["A family law firm for hard times.", "family law firm"],
  ["a wedding photographer", "wedding photographer"],
  ["Vegan bakery with gluten-free cakes", "vegan bakery"],
  ["Our pizzeria has a terrace.", "pizzeria"],
  ["We run a gluten-free bakery.", "gluten-free bakery"],
  ["Software for restaurants.", "software company"],
  ["We offer marketing for dentists, doctors and vets.", "marketing agency"],
  ["Consulting to law firms and accountants.", "consultancy"],
  ["We build restaurant software.", "software company"],
  ["We are not a restaurant. We are a bakery.", "bakery"],
  ["Next to the hotel you find our florist.", "florist"],
  ["Our hotel has a bar, a restaurant and a spa.", "hotel"],
  ["A law firm consultancy.", "consultancy"],
  ["Sourdough, croissants and buns.", "bakery"],
  ["We repair bicycles.", "business"],
  ["Airport runs and local trips. A1 Cars", "business"],
  ["AC repair, heating, duct cleaning.", "air conditioning company"],
  ["Cleaning, ironing and windows.", "cleaning company"],
])("%s is a %s", (description, label) => {
  expect(readKind(textOf(description)).label).toBe(label);
});

test.each([
  ["Cosy and friendly", "warm"],
  ["An exclusive, elegant salon", "elegant"],
  ["Bold, fun, colourful", "lively"],
  ["Eco-friendly cleaning", null],
  ["We clean", null],
])("%s sounds %s", (description, tone) => {
  expect(readTone(textOf(description))).toBe(tone);
});

test.each([
  ["Colours: navy and white.", "ocean"],
  ["We like burgundy.", "plum"],
  ["Please use olive as the main colour", "olive"],
  ["We sell olive oil, green tea and red wine.", null],
])("%s is %s", (description, accent) => {
  expect(readAccent(textOf(description))).toBe(accent);
});

import { describe, expect, test } from "@jest/globals";
import { makePlan } from "./make-plan";
import { readAccent } from "./read/read-accent";
import { readFigures } from "./read/read-figures";
import { readKind } from "./read/read-kind";
import { readPrices } from "./read/read-prices";
import { readTone } from "./read/read-tone";
import { textOf } from "./read/words";

const site = { projectName: "Project", root: "https://example.com" };

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
])("%s is a %s", (description, label) => {
  expect(readKind(textOf(description)).label).toBe(label);
});

describe("figures", () => {
  test.each([
    ["Baking since 1998.", [{ value: "1998", label: "In business since" }]],
    ["Founded in 2004 in Bern.", [{ value: "2004", label: "Founded" }]],
    ["20 years of experience", [{ value: "20", label: "Years of experience" }]],
    [
      "Over 500 happy clients and 12 quiet rooms",
      [
        { value: "500+", label: "Clients" },
        { value: "12", label: "Rooms" },
      ],
    ],
    ["A team of 8.", [{ value: "8", label: "People in the team" }]],
    [
      "three locations, 1,200+ members",
      [
        { value: "3", label: "Locations" },
        { value: "1,200+", label: "Members" },
      ],
    ],
    ["35 classes a week", [{ value: "35", label: "Classes a week" }]],
    ["Open 24/7, 10 minutes from the station, rooms from $90, call 555 123.", []],
  ])("%s", (description, figures) => {
    expect(readFigures(textOf(description))).toEqual(figures);
  });
});

describe("prices", () => {
  test.each([
    [
      "Haircut $35, beard trim $20.",
      [
        ["Haircut", "$35", ""],
        ["Beard trim", "$20", ""],
      ],
    ],
    ["Membership for £29 per month.", [["Membership", "£29", "per month"]]],
    ["Yoga classes from €20 a month", [["Yoga classes", "from €20", "per month"]]],
    ["A cut costs 45 CHF.", [["Cut", "45 CHF", ""]]],
    ["$35 for a facial", [["Facial", "$35", ""]]],
    [
      "drop-in class $12, monthly pass $90",
      [
        ["Drop-in class", "$12", ""],
        ["Monthly pass", "$90", ""],
      ],
    ],
    ["House cleaning in Seattle from $30 an hour", [["House cleaning", "from $30", "per hour"]]],
    ["Rooms €1,250.50/night", [["Rooms", "€1,250.50", "per night"]]],
    ["Free delivery over $50. We raised $2 million and save you $20.", []],
  ])("%s", (description, prices) => {
    const found = readPrices(textOf(description));
    expect(found.map(({ name, price, period }) => [name, price, period])).toEqual(prices);
  });

  test("become the plans, with nothing left to ask", () => {
    const { sections, asks, suggested } = makePlan(
      { description: "A gym. Membership for £29 per month." },
      site,
    );
    expect(sections.plans).toEqual([
      { name: "Membership", price: "£29", period: "per month", features: [], highlighted: false },
    ]);
    expect(asks.some(({ path }) => path.startsWith("plans"))).toBe(false);
    expect(suggested.some((path) => path.startsWith("plans"))).toBe(false);
  });
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

test("what a text offers comes first: what the table knows, then what else it lists", () => {
  const titles = (description: string) => {
    const { sections, suggested } = makePlan({ description }, site);
    return sections.features
      .filter((_, index) => !suggested.includes(`features.${index}`))
      .map(({ title }) => title);
  };
  expect(titles("Our barbershop offers beard trims, balayage, eyebrow threading and scalp tattoos.")).toEqual(
    ["Beard trims", "Balayage", "Eyebrow threading", "Scalp tattoos"],
  );
  expect(titles("A podcast studio. Services include recording, mixing and live streams.")).toEqual([
    "Recording",
    "Mixing",
    "Live streams",
  ]);
  expect(titles("We look after pets\n- dog walking\n- cat sitting\n- puppy school")).toEqual([
    "Dog walking",
    "Cat sitting",
    "Puppy school",
  ]);
  expect(titles("A bakery. No delivery.")).toEqual([]);
});

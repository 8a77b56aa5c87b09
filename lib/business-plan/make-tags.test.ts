import { expect, test } from "@jest/globals";
import { fillIn } from "./fill-in";
import { localityOf, readLocality } from "./locality";
import { makePlan } from "./make-plan";

const site = { projectName: "Corner & Co", root: "https://example.com" };
const sections = (description: string) => makePlan({ description }, site).sections;

test("a part in brackets needs all of its values", () => {
  const facts = { name: "Casa", place: "Bern", kind: "bar" };
  expect(fillIn("{name}[: {kind}][ in {place}]", facts)).toBe("Casa: bar in Bern");
  expect(fillIn("{name}[: {kind} in {place}]", { ...facts, kind: "" })).toBe("Casa");
  expect(fillIn("{name}[: {a kind}][ in {place}]", { ...facts, kind: "", place: "" })).toBe("Casa");
});

test("a place that is part of the name is not repeated", () => {
  const { home, welcome } = sections("Bar Nights In Bern is a bar in Bern.");
  expect(home.title).toBe("Bar Nights In Bern");
  expect(welcome.description).toMatch(/^Welcome to Bar Nights In Bern, a bar\. /);
  expect(sections("Constructor Leeds is a business in Leeds.").home.keywords).toEqual(["Constructor Leeds"]);
});

test("the place is phrased as in the description", () => {
  const near = sections("Still Water is a yoga studio near Lake Geneva.");
  expect(near.home.title).toBe("Still Water: yoga studio near Lake Geneva");
  expect(near.home.structuredData[0]).not.toHaveProperty("address");
  const from = sections("Greenfield is a consultancy from Rotterdam.");
  expect(from.hero.subtitle).toMatch(/^Greenfield is a consultancy from Rotterdam\./);
  expect(sections("Casa is a restaurant from Bern.").hero.title).toBe("Come and eat with us");
});

test("a single person is not called a practice, and a business of an unknown kind has no type", () => {
  expect(sections("Dr. Anna Meier is a dentist in Bern.").hero.subtitle).toMatch(
    /^Dr\. Anna Meier: dental practice in Bern\./,
  );
  const { home, welcome } = sections("Tilt is a family business in Ghent.");
  expect([home.title, welcome.title]).toEqual(["Tilt in Ghent", "Welcome to Tilt in Ghent"]);
  expect(home.description + welcome.description).not.toContain("business");
});

test.each([
  [
    "A hotel called Rosa with rooms, dogs welcome and parking.",
    "We offer rooms, stays with a dog and parking.",
  ],
  ["A yoga studio called Rosa. Prenatal and Pilates.", "We offer yoga before and after birth, and Pilates."],
  ["A dance school called Rosa for salsa and ballet.", "We offer Latin dances and ballet."],
  ["A music school called Rosa. Piano for adults.", "We offer music lessons and lessons for adults."],
  [
    "A beauty salon called Rosa. We offer Botox, HydraFacials and threading.",
    "We offer Botox, HydraFacials and threading.",
  ],
  ["A law firm called Rosa. Divorce and wills.", "We advise on family law, and wills and inheritance."],
])("%s: %s", (description, said) => {
  expect(sections(description).home.description).toContain(said);
});

test.each([
  ["Portland, Oregon", { locality: "Portland", region: "Oregon", country: "" }],
  ["Austin TX", { locality: "Austin", region: "TX", country: "" }],
  ["Soho, London, UK", { locality: "London", region: "", country: "UK" }],
  ["Brooklyn, New York", { locality: "Brooklyn", region: "New York", country: "" }],
  ["the Lake District", { locality: "Lake District", region: "", country: "" }],
  ["Singapore", { locality: "Singapore", region: "", country: "" }],
  ["Surrey", { locality: "", region: "Surrey", country: "" }],
  ["Bath and Bristol", null],
  ["Leeds LS1 4AP", null],
])("%s as an address", (place, read) => {
  expect(readLocality(place)).toEqual(read);
  expect(localityOf(place)).not.toBe("");
});

import { expect, test } from "@jest/globals";
import { makePlan } from "./make-plan";

const site = { projectName: "Project", root: "https://example.com" };
const allTitles = (description: string) =>
  makePlan({ description }, site).sections.features.map(({ title }) => title);

/** Without those that are only suggested. */
const titles = (description: string) => {
  const { suggested } = makePlan({ description }, site);
  return allTitles(description).filter((_, index) => !suggested.includes(`features.${index}`));
};

test("offers in the text come first: known ones, then others it lists", () => {
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
});

test.each([
  ["A bakery. No delivery.", /deliver/i],
  ["A hotel. Dogs are not allowed. There is no swimming pool or sauna.", /dog|sauna|pool/i],
  ["A restaurant. We don't offer pizza, delivery or takeaway. Closed for lunch.", /pizza|takeaway|lunch/i],
  ["Shop in Bern. We sell shoes, don't accept returns and repair bags.", /return/i],
  ["A cleaning company, no windows or carpets.", /window|carpet/i],
  ["A hotel. We closed the sauna, and children are not admitted.", /sauna|child/i],
])("%s: denied offers are neither listed nor suggested", (description, denied) => {
  expect(allTitles(description).filter((title) => denied.test(title))).toEqual([]);
});

test.each([
  ["A barber. No fuss, just haircuts and shaves.", ["Cut and style", "Shaves"]],
  ["We are not only a bakery: we sell bread and coffee.", ["Bread", "Coffee"]],
  ["Why not try our croissants? A bakery.", ["Pastries"]],
  ["A restaurant. Pizza and pasta, but no delivery.", ["Pizza", "Pasta"]],
  ["A restaurant. We don't serve alcohol, we serve pizza.", ["Pizza"]],
  ["A restaurant. No frozen pizza. Our pizza is fresh.", ["Pizza"]],
])("%s: a denial holds no longer than its clause", (description, told) => {
  expect(titles(description)).toEqual(told);
});

test("places and prices are no offers", () => {
  expect(titles("An electrician serving Bath and Bristol.")).toEqual([]);
  expect(titles("We teach pottery, weaving in Brighton, drop in £12, Bath and Leeds.")).toEqual([
    "Pottery",
    "Weaving",
  ]);
});

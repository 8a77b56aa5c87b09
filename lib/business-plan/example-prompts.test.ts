import { expect, test } from "@jest/globals";
import { examplePrompts } from "./example-prompts";
import { makePlan } from "./make-plan";

const plans = examplePrompts.map((description) =>
  makePlan({ description }, { projectName: "Project", root: "https://example.com" }),
);

test.each(plans)("example $# is read completely", ({ understanding, suggested }) => {
  expect(understanding).toMatchObject({
    kind: { source: "read" },
    name: { source: "read" },
    place: { source: "read" },
  });
  expect(suggested.filter((path) => path.startsWith("features")).length).toBeLessThanOrEqual(3);
});

test("the examples are of four kinds, with the expected result", () => {
  const read = plans.map(({ understanding: { kind, name, place } }) => [kind.value, name.value, place.value]);
  expect(read).toEqual([
    ["bakery", "Sweet Crumbs", "Portland"],
    ["hair-salon", "Maison Claire", "Lyon"],
    ["gym", "Iron Temple Gym", "Austin"],
    ["law-firm", "Hargreaves & Cole", "Bristol"],
  ]);
});

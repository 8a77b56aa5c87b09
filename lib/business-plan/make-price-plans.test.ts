import { expect, test } from "@jest/globals";
import { makePlan } from "./make-plan";

const site = { projectName: "Project", root: "https://example.com" };

test("stated prices become complete plans", () => {
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

test("a price with an uncertain item is only suggested", () => {
  const plansOf = (description: string) => {
    const { sections, suggested } = makePlan({ description }, site);
    return sections.plans.map(({ name }, index) => [name, suggested.includes(`plans.${index}`)]);
  };
  expect(plansOf("A hair salon. Balayage £90, zebra stripes £40, £30 per hour.")).toEqual([
    ["Balayage", false],
    ["Zebra stripes", true],
    ["Per hour", true],
  ]);
  expect(plansOf("We offer zebra stripes, spots and dots. Zebra stripes £40.")).toEqual([
    ["Zebra stripes", false],
  ]);
});

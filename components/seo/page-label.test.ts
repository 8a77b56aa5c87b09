import { expect, test } from "@jest/globals";
import { groupsOf, pageLabel } from "./page-label";

test("only offered pages are listed, in their groups and once; unlisted ones are custom pages", () => {
  expect(groupsOf(["order1", "menu", "home", "about", "catering", "menu", "order--cafe"])).toEqual([
    { title: "Main Pages", pages: ["home", "about"] },
    { title: "Built-in Screens", pages: ["order1"] },
    { title: "Restaurants", pages: ["order--cafe"] },
    { title: "Custom Pages", pages: ["catering", "menu"] },
  ]);
  expect(groupsOf([])).toEqual([]);
});

test.each([
  ["about-us", "About us"],
  ["faq", "FAQ"],
  ["constructor", "Constructor"],
])("%s is called %s", (page, label) => {
  expect(pageLabel(page)).toBe(label);
});

import { expect, test } from "@jest/globals";
import { groupsWith, pageLabel } from "./page-label";

test("unlisted pages are custom pages, each once", () => {
  const titles = (others: string[]) => groupsWith(others).map(({ title }) => title);
  expect(titles(["about", "order1"])).toEqual(["Main Pages", "Content Pages", "Other", "Built-in Screens"]);
  expect(groupsWith(["menu", "about", "catering", "menu"]).at(-1)).toEqual({
    title: "Custom Pages",
    pages: ["catering", "menu"],
  });
});

test.each([
  ["about-us", "About us"],
  ["faq", "FAQ"],
  ["constructor", "Constructor"],
])("%s is called %s", (page, label) => {
  expect(pageLabel(page)).toBe(label);
});

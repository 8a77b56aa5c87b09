import { existsSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { textDirection } from "./language";
import { pageAt, pagePath } from "./page-name";
import { isIndexable, isProductPage, listedPages } from "./product-pages";

test.each([
  ["/", "home"],
  ["/welcome", "welcome"],
  ["/Home", "Home"],
  ["/HOME", "Home"],
  ["/about-us", "about-us"],
  ["/admin/seo", "admin"],
  ["/template-preview/abc", "template-preview"],
])("the page at %s is %s", (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test("every page that search engines may list has its route", () => {
  for (const page of listedPages) {
    expect([page, existsSync(`app${pagePath(page)}/page.tsx`)]).toEqual([page, true]);
    expect(isIndexable(page)).toBe(true);
  }
});

test.each(["order1", "order2"])("%s is listed once it has a route", (page) => {
  expect(listedPages.includes(page)).toBe(existsSync(`app/${page}/page.tsx`));
});

test("the product's other pages are not to be listed", () => {
  for (const page of ["admin", "dashboard", "Home", "login", "portal", "setup", "template-preview"])
    expect([isProductPage(page), isIndexable(page)]).toEqual([true, false]);
  expect([isProductPage("about"), isIndexable("about")]).toEqual([false, true]);
});

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-PK", "rtl"],
  ["yi", "rtl"],
  ["dv", "rtl"],
  ["az-Arab", "rtl"],
  ["az", "ltr"],
  ["ar-Latn", "ltr"],
  ["en-US", "ltr"],
  ["ja", "ltr"],
] as const)("%s is read %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});

import { expect, test } from "@jest/globals";
import { breadcrumb, domain, pictureSource } from "./preview-texts";

const root = "https://bakery.example";

test.each([
  ["https://bakery.example/", "https://bakery.example"],
  ["https://bakery.example/menu/br%C3%B6tchen", "https://bakery.example › menu › brötchen"],
  ["https://bakery.example/%E0%A4%A", "https://bakery.example › %E0%A4%A"],
  ["not an address", "not an address"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("%s is shown as %s", (address, shown) => {
  expect(breadcrumb(address)).toBe(shown);
});

test("a site is named without www", () => {
  expect(domain("https://www.bakery.example/menu")).toBe("bakery.example");
  expect(domain("?")).toBe("?");
});

test.each([
  [`${root}/made.png`, "/made.png"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["https://bakery.example.evil.example/a.jpg", "https://bakery.example.evil.example/a.jpg"],
  ["javascript:alert(1)", null],
  ["data:image/svg+xml,<svg/>", null],
  ["htt", null],
])("the picture at %s is loaded from %s", (address, source) => {
  expect(pictureSource(address, root)).toBe(source);
});

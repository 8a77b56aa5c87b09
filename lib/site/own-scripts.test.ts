import { expect, test } from "@jest/globals";
import { islandInput, isOwnScript } from "./own-scripts";
import { visitorScript } from "./visitor-script";

const at = (address: string) => isOwnScript({ address, text: "" });

test("the visitors' script, those of islands and the one for early input are the product's own", () => {
  expect(at(visitorScript.address)).toBe(true);
  expect(at("/_next/static/islands/storefront-ABC123.js")).toBe(true);
  expect(isOwnScript({ address: undefined, text: islandInput })).toBe(true);
});

test.each([
  "/_next/static/chunks/1.js",
  "/_next/static/islands/",
  "/_next/static/islands/../chunks/1.js",
  "/_next/static/islands/a.js?b",
  "https://example.com/_next/static/islands/a.js",
  `${visitorScript.address}?x`,
])("%s is not", (address) => {
  expect(at(address)).toBe(false);
});

test("another inline script is not", () => {
  for (const text of ["", "self.__next_f.push([1])", `${islandInput} `, visitorScript.address])
    expect(isOwnScript({ address: undefined, text })).toBe(false);
});

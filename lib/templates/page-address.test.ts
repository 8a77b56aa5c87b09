import { expect, test } from "@jest/globals";
import { documentAt, fileAt, isReservedPage, pageAddress } from "./page-address";

test.each([
  ["index.html", "/"],
  ["about.html", "/about"],
  ["our-team-2.html", "/our-team-2"],
  ["login.html", null],
  ["home.html", null],
  ["welcome.html", null],
  ["Team.html", null],
  ["über-uns.html", null],
  ["team.htm", null],
  ["team/index.html", null],
])("the page %s is found at %s", (path, address) => {
  expect(pageAddress(path)).toBe(address);
});

test.each([
  ["/", "index.html"],
  ["/welcome", "index.html"],
  ["/team", "team.html"],
  ["/index", null],
  ["/index.html", null],
  ["/login", null],
  ["/Home", null],
  ["/home", null],
  ["/team/", null],
  ["/team/me", null],
  ["/%74eam", null],
])("the address %s has %s", (pathname, path) => {
  expect(documentAt(pathname)).toBe(path);
});

test.each([
  ["/img/a.png", "img/a.png"],
  ["/img/caf%C3%A9.png", "img/caf\u00e9.png"],
  ["/img/cafe%CC%81.png", "img/caf\u00e9.png"],
  ["/login/a.png", null],
  ["/HOME/a.png", null],
  ["/%E9.png", null],
])("a file asked for at %s is %s", (pathname, path) => {
  expect(fileAt(pathname)).toBe(path);
});

test("pages with an address of the product", () => {
  expect(["login.html", "orders.html"].every(isReservedPage)).toBe(true);
  expect(["index.html", "team.html", "a/login.html", "login.htm"].some(isReservedPage)).toBe(false);
});

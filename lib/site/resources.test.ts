import { expect, test } from "@jest/globals";
import { islandPageAt, nestedPageAt, resourceAt } from "./resources";

const hash = "a".repeat(64);
const file = `/api/templates/files/abc/${hash}/img/a.png`;

test("public pages, data and files are cached, each by its path", () => {
  for (const path of ["/", "/welcome", "/order1", "/order2", "/about"]) {
    expect(resourceAt(path)).toMatchObject({ path, kind: "page" });
  }
  expect(resourceAt("/reserve/order1")).toMatchObject({ kind: "page", page: "reserve", forEveryone: true });
  expect(resourceAt("/reservations/abc")).toBeNull();
  for (const path of ["/sitemap.xml", "/robots.txt", "/site.webmanifest", "/api/config/check"]) {
    expect(resourceAt(path)).toMatchObject({ path, kind: "data" });
  }
  for (const path of [file, "/_next/static/chunks/a.js", "/api/seo/images/x", "/favicon.ico"]) {
    expect(resourceAt(path)).toMatchObject({ path, kind: "file" });
  }
});

test("pages with an island that are not kept are sent without the scripts of the framework", () => {
  for (const path of ["/orders/abc", "/orders/abc?paid=1", "/reservations/abc", "/table/abc", "/table/here"])
    expect(islandPageAt(path)).toMatchObject({ path: path.split("?")[0], kind: "page" });
  for (const path of ["/login", "/login?returnUrl=/admin", "/setup?step=2", "/password", "/pair"])
    expect(islandPageAt(path)).toMatchObject({ path: path.split("?")[0], kind: "page" });
  for (const path of [
    "/",
    "/order1",
    "/Home",
    "/admin",
    "/login?_rsc=1",
    "/orders/abc?_rsc=1",
    "/api/orders",
    "/x",
  ])
    expect(islandPageAt(path)).toBeNull();
});

test("an irrelevant query creates no separate entry", () => {
  for (const query of ["?utm_source=x", "?", "?a=1&b=2", "?b=2&a=1", "?returnurl=/admin", "?x=returnUrl"]) {
    expect(resourceAt(`/${query}`)?.path).toBe("/");
    expect(resourceAt(`/order1${query}`)?.path).toBe("/order1");
    expect(resourceAt(`${file}${query}`)?.path).toBe(file);
  }
});

test("a query that changes the answer is never answered from the cache, however it is written", () => {
  for (const query of [
    "?returnUrl=/admin",
    "?a=1&returnUrl=x",
    "?return%55rl=/admin",
    "?framed",
    "?_rsc=1",
  ]) {
    expect(resourceAt(`/${query}`)).toBeNull();
    expect(resourceAt(`/welcome${query}`)).toBeNull();
    expect(resourceAt(`/about${query}`)).toBeNull();
  }
  for (const page of ["/order1", "/order2", "/order/corner-table"])
    for (const query of ["?noscript=1&q=rice", "?category=mains&noscript=1", "?%6eoscript=1"])
      expect(resourceAt(page + query)).toBeNull();
});

test("a searched menu and that of a signed-in user are the cached one", () => {
  for (const page of ["/order1", "/order2", "/order/corner-table"])
    for (const query of [
      "",
      "?q=rice",
      "?category=mains",
      "?%71=rice",
      "?_rsc=1",
      `?${"category=&".repeat(1272)}`,
    ])
      expect(resourceAt(page + query)).toMatchObject({ path: page, kind: "page", forEveryone: true });
  for (const page of ["/", "/welcome", "/about"]) expect(resourceAt(page)?.forEveryone).toBeUndefined();
});

test("another spelling of an address is passed to the site", () => {
  const others = [
    "//",
    "/welcome/",
    "/Welcome",
    "/%77elcome",
    "/welcome;x=1",
    "/welcome%2f",
    "/welcome.",
    "/./welcome",
    "/order1/",
    "/order1/x.css",
    "/about.html",
    "/about/team",
    "/API/config/check",
    "/api/config/check/",
    "/api/config//check",
    "/api/config/check.css",
    "/admin/x",
    "/api/templates/files/abc/../../config",
    "/api/templates/files/abc//x",
    "/api/templates/files/abc/%61.png",
    "/api/templates/files/abc/%zz",
    "/_next/static/../server/x.js",
    `/_next/static/${"a".repeat(700)}`,
    "http://other.example/welcome",
    "*",
  ];
  for (const address of others) expect([address, resourceAt(address)]).toEqual([address, null]);
});

test("names that need encoding are cached in the spelling of our links", () => {
  const path = "/api/templates/files/abc/h/na%C3%AFve%20name.png";
  expect(resourceAt(path)?.path).toBe(path);
  expect(resourceAt(path.toLowerCase())).toBeNull();
});

test("WebP is a separate entry, for files of templates only", () => {
  expect(resourceAt(file, "image/avif,image/webp,*/*")?.asWebp).toBe(true);
  expect(resourceAt(file, "*/*")?.asWebp).toBeUndefined();
  expect(resourceAt("/order1", "image/webp")?.asWebp).toBeUndefined();
});

test("pages below what may be a language are cached by their own path, if there is one", () => {
  for (const path of [
    "/de/order1",
    "/pt-br/order/corner-table",
    "/de/reserve/order1",
    "/de/welcome",
    "/de/order",
  ])
    expect(resourceAt(path)).toMatchObject({ path, kind: "page", ofOwner: true });
  expect(resourceAt("/de/order1")).toMatchObject({ page: "order1", forEveryone: true });
  for (const path of ["/de", "/about"]) expect(resourceAt(path)).toMatchObject({ path, ofOwner: true });
  expect(nestedPageAt("/de/about/team/ada")).toMatchObject({ path: "/de/about/team/ada", ofOwner: true });
  expect(resourceAt("/de/order1?noscript=1&q=rice")).toBeNull();
  expect(resourceAt("/de/welcome?returnUrl=/admin")).toBeNull();
  expect(resourceAt("/de/order1?utm=1")?.path).toBe("/de/order1");
  for (const path of ["/about/order1", "/de/de/order1", "/de/admin", "/de/api/orders"])
    expect(resourceAt(path)).toBeNull();
});

test("the language of a menu is a part of its address; another query isn't", () => {
  const menu = "/api/ordering/menus/order1";
  expect(resourceAt(`${menu}?language=de`)?.path).toBe(`${menu}?language=de`);
  expect(resourceAt(`${menu}?x=1`)?.path).toBe(menu);
  for (const query of [
    "?language=de&x=1",
    "?x=1&language=de",
    "?l%61nguage=de",
    "?language=",
    "?language=a%20b",
  ])
    expect(resourceAt(menu + query)).toBeNull();
});

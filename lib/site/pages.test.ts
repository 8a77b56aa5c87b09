import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import nextConfig from "@/next.config.mjs";
import { isOwnPath, isReservedName, reservedPaths } from "./own-paths";
import {
  countedPage,
  isIndexable,
  isLean,
  isProductPage,
  isProtectedPath,
  listedPages,
  pageAt,
  pagePath,
  sitePageAt,
  sitePages,
} from "./pages";

/** The addresses of a kind of route file below `app/`, without the groups, which are no part of an address. */
function routesOf(file: "page.tsx" | "route.ts"): string[] {
  return readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === file)
    .map(({ parentPath }) => parentPath.replace(/^app\/?/, "").replace(/\([^)]*\)\/?/g, ""));
}

const firstParts = (routes: string[]) =>
  [...new Set(routes.map((route) => route.split("/")[0] ?? ""))].sort();

test("the pages that are declared are those that have a route", () => {
  const routes = firstParts(routesOf("page.tsx").filter((route) => !route.startsWith("[")));
  expect(routes).toEqual(sitePages.map(({ name }) => (name === "home" ? "" : name)).sort());
});

test("a page for all paths below it is declared as a folder", () => {
  const folders = firstParts(routesOf("page.tsx").filter((route) => /^[^[]+\//.test(route)));
  for (const name of folders) expect(sitePageAt(`/${name}/x`)?.name).toBe(name);
});

test("every route of the product is reserved", async () => {
  const rewrites = await nextConfig.rewrites?.();
  const rewritten = Array.isArray(rewrites) ? rewrites.map(({ source }) => source.split("/")[1] ?? "") : [];
  const isAddress = (part: string) => /^[^([_@.][^.]*$/.test(part);
  const routes = [
    ...firstParts([...routesOf("page.tsx"), ...routesOf("route.ts")]).filter(isAddress),
    ...rewritten,
  ];
  expect(routes).toEqual(expect.arrayContaining(["admin", "api", "landing", "welcome"]));
  expect(routes.filter((route) => !reservedPaths.has(route.toLowerCase()))).toEqual([]);
});

test("every route of the product is its own", () => {
  const routes = firstParts([...routesOf("page.tsx"), ...routesOf("route.ts")])
    .filter((part) => !part.startsWith("["))
    .map((part) => `/${part}`)
    .filter(
      (path) => path !== "/order" && !sitePages.some((page) => page.onlyBelow && `/${page.name}` === path),
    );
  const others = [
    "/",
    "/index",
    "/robots.txt",
    "/sitemap.xml",
    "/site.webmanifest",
    "/kitchen-worker.js",
    "/push-worker.js",
    "/favicon.ico",
    "/icon-512.png",
    "/apple-touch-icon.png",
  ];
  const below = ["/api/x", "/admin/x", "/templates/preview/1", "/landing/config", "/_next/x", "/order/x"];
  for (const path of [...routes, ...others, ...below]) expect([path, isOwnPath(path)]).toEqual([path, true]);
});

test("paths that former sites may have had are not reserved", () => {
  expect([isReservedName("order"), isReservedName("orders"), isReservedName("og")]).toEqual([
    false,
    true,
    true,
  ]);
  for (const path of [
    "/about",
    "/old.html",
    "/Login",
    "/welcome/index.html",
    "/wp-admin",
    "/sitemaps/a.xml",
  ]) {
    expect([path, isOwnPath(path)]).toEqual([path, false]);
  }
});

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

test("every page that search engines may list is a page of the product", () => {
  expect(listedPages).toEqual(["home", "order1", "order2"]);
  for (const page of listedPages) {
    expect([page, isIndexable(page), isProductPage(page)]).toEqual([page, true, true]);
    expect(sitePageAt(pagePath(page))?.name).toBe(page);
  }
});

test("the product's other pages are not to be listed", () => {
  for (const page of ["admin", "dashboard", "Home", "login", "orders", "portal", "setup", "template-preview"])
    expect([isProductPage(page), isIndexable(page)]).toEqual([true, false]);
  expect([isProductPage("about"), isIndexable("about")]).toEqual([false, true]);
  expect([isProductPage("welcome"), isIndexable("welcome")]).toEqual([true, true]);
});

test.each(["/admin", "/admin/seo", "/dashboard", "/portal/editor", "/portal/editor/preview"])(
  "%s is for administrators",
  (path) => {
    expect(isProtectedPath(path)).toBe(true);
  },
);

test.each([
  "/",
  "/welcome",
  "/login",
  "/administrator",
  "/setup",
  "/template-preview/1",
  "/orders/1",
  "//admin",
])("%s is for everyone", (path) => {
  expect(isProtectedPath(path)).toBe(false);
});

test("before set-up the landing page redirects to /welcome, and all others that need set-up to the wizard", () => {
  const elsewhere = (path: string) => sitePageAt(path)?.unconfigured;
  expect(elsewhere("/")).toBe("/welcome");
  for (const path of [
    "/welcome",
    "/login",
    "/Home",
    "/home",
    "/order1",
    "/order2",
    "/admin/seo",
    "/dashboard",
  ])
    expect([path, elsewhere(path)]).toEqual([path, "/setup"]);
  for (const path of ["/setup", "/orders/1", "/template-preview/1", "/about", "/login/x", "/constructor"])
    expect([path, elsewhere(path)]).toEqual([path, undefined]);
});

test.each([
  ["/", "home"],
  ["/welcome", "welcome"],
  ["/order1", "order1"],
  ["/Home", "Home"],
  ["/HOME", "Home"],
  ["/login", null],
  ["/ORDER1", null],
  ["/order1/x", null],
  ["/dashboard", null],
  ["/constructor", null],
])("%s is counted as %s", (path, page) => {
  expect(countedPage(path)).toBe(page);
});

test("only the landing page and menus are sent without the framework, at exactly their paths", () => {
  const lean = ["/", "/welcome", "/order1", "/order2", "/order"];
  expect([...lean, "/order/corner"].filter(isLean)).toEqual([...lean, "/order/corner"]);
  const others = [
    ...sitePages.map(({ name }) => pagePath(name)).filter((path) => !lean.includes(path)),
    "/welcome/",
    "/welcome/x",
    "/Welcome",
  ];
  expect(others.filter(isLean)).toEqual([]);
});

import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { isOwnPath } from "./own-path";

test("every route of the product is its own", () => {
  const routes = readdirSync("app", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^([_@]/.test(entry.name))
    .map(({ name }) => `/${name}`);
  const others = [
    "/",
    "/index",
    "/robots.txt",
    "/sitemap.xml",
    "/site.webmanifest",
    "/favicon.ico",
    "/icon-512.png",
    "/apple-touch-icon.png",
  ];
  const below = ["/api/x", "/admin/x", "/templates/preview/1", "/landing/config", "/_next/x"];
  for (const path of [...routes, ...others, ...below]) expect([path, isOwnPath(path)]).toEqual([path, true]);
});

test("what an earlier site may have had is free", () => {
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

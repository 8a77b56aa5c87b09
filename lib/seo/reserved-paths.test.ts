import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import nextConfig from "@/next.config.mjs";
import { reservedPaths } from "./reserved-paths";

/**
 * Folders that are part of an address: neither groups, nor private ones, nor those that stand for anything. A name
 * with a dot can't be a page's.
 */
const isAddress = (folder: string) => /^[^([_@.][^.]*$/.test(folder);

test("every route of the product is reserved", async () => {
  const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rewrites = await nextConfig.rewrites?.();
  const rewritten = Array.isArray(rewrites) ? rewrites.map(({ source }) => source.split("/")[1] ?? "") : [];
  const routes = [...folders.map(({ name }) => name).filter(isAddress), ...rewritten];
  expect(routes).toEqual(expect.arrayContaining(["admin", "landing"]));
  expect(routes.filter((route) => !reservedPaths.has(route.toLowerCase()))).toEqual([]);
});

import { beforeEach, expect, test } from "@jest/globals";
import type { LRUCache } from "lru-cache";
import { db } from "@/lib/platform/db/client";
import { remember } from "@/lib/platform/runtime/remember";
import { DRAWING_RULE } from "@/lib/seo/preview-image/server";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as picture } from "./[page]/[file]/route";

setUpTestDatabase();

beforeEach(async () => {
  await configuredInstance();
});

const household = (n: number) => `2001:db8:1:2::${n.toString(16)}`;

/** Returns the current file name of the home page's picture. */
async function fileName() {
  const params = { page: "home", file: `${"0".repeat(32)}.png` };
  return (await get(picture, { params })).headers.get("location")?.split("/").at(-1) ?? "";
}

const ask = async (address: string) =>
  (await get(picture, { params: { page: "home", file: await fileName() }, address })).status;

const kept = () =>
  remember<LRUCache<string, Buffer>>("preview images", () => {
    throw new Error("No picture was kept.");
  });

test("a picture is drawn once, and the cache counts its bytes", async () => {
  expect(await Promise.all([ask(household(1)), ask(household(2)), ask("192.0.2.7")])).toEqual([
    200, 200, 200,
  ]);
  expect(kept().size).toBe(1);
  expect(kept().calculatedSize).toBeGreaterThan(1_000);
  const tries = await db.rateLimit.count();
  expect(await ask("192.0.2.8")).toBe(200);
  expect(await db.rateLimit.count()).toBe(tries);
});

test("drawings per minute are limited by address, with IPv6 by network", async () => {
  await ask(household(1));
  kept().clear();
  const key = "preview-image:2001:db8:1:2::/64";
  const used = { count: DRAWING_RULE.attempts, resetsAt: new Date(Date.now() + 60_000) };
  await db.rateLimit.upsert({ where: { key }, create: { key, ...used }, update: used });
  const params = { page: "home", file: await fileName() };
  const refused = await get(picture, { params, address: household(77) });
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  expect(await ask("192.0.2.9")).toBe(200);
  expect(await ask(household(78))).toBe(200);
});

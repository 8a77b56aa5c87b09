import { expect, test } from "@jest/globals";
import { GET as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { db } from "@/lib/platform/db/client";
import { atOrigin } from "@/lib/platform/http/origin";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { getPageHead } from "./head.server";
import { robotsRules } from "./robots.server";
import { sitemapEntries } from "./sitemap.server";

setUpTestDatabase();

/** Every absolute address of the site itself in its answers to a visitor of an origin. */
const toldAt = (origin: string) =>
  atOrigin(origin, async () => {
    const [{ sitemap }, entries, { tags }] = await Promise.all([
      robotsRules([]),
      sitemapEntries(),
      getPageHead("order1"),
    ]);
    const text = JSON.stringify([sitemap, entries.map(({ url }) => url), tags]);
    const headers = { host: new URL(origin).host };
    const { body } = await get(nextAuth, { params: { nextauth: ["providers"] }, headers });
    const addresses = (text + JSON.stringify(body)).match(/https?:\/\/[^/"\\]+/g) ?? [];
    return [...new Set(addresses)].filter((one) => !one.endsWith("schema.org"));
  });

test("without a configured address, the site uses that of each request, and stores none", async () => {
  await configuredInstance();
  expect(await toldAt("http://shop.example")).toEqual(["http://shop.example"]);
  expect(await toldAt("http://other.example")).toEqual(["http://other.example"]);
});

test("the address in the settings is used for everyone", async () => {
  await configuredInstance();
  await db.configuration.update({ where: { id: 1 }, data: { siteAddress: "https://www.shop.example" } });
  expect(await toldAt("http://evil.example")).toEqual(["https://www.shop.example"]);
});

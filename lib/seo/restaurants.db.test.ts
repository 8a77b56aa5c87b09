import { beforeEach, expect, jest, test } from "@jest/globals";
import { POST as saveSeo } from "@/app/api/seo/settings/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { flatSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { getPageHead } from "./head.server";
import { getSeoManager } from "./manager.server";
import { pageExists } from "./pages.server";
import { previewAnswer } from "./preview-image/server";
import { sitemapEntries } from "./sitemap.server";

setUpTestDatabase();
jest.setTimeout(60_000);

const updatedAt = new Date("2031-05-06T07:08:09Z");

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
  const corner = {
    id: "corner",
    slug: "corner-table",
    name: "The Corner Table",
    cuisine: "Home",
    tagline: "Soup.",
  };
  await db.restaurant.create({ data: { ...corner, theme: "plain", position: 2, updatedAt } });
  await db.restaurant.update({ where: { id: "order2" }, data: { isOpen: false } });
});

const listed = async () => (await sitemapEntries()).map(({ url }) => new URL(url).pathname);

/** Closes a restaurant with this number of publications. */
async function close(id: string, version: number) {
  await db.restaurant.update({ where: { id }, data: { isOpen: false, version, updatedAt } });
}

test("the sitemap has the owner's restaurants, or open samples, each with the time of its last publication", async () => {
  expect(await listed()).toEqual(["/", "/order/corner-table"]);
  expect((await sitemapEntries()).at(-1)?.lastModified).toEqual(updatedAt);
  await close("corner", 2);
  expect(await listed()).toEqual(["/", "/order/corner-table"]);
  await close("corner", 1);
  expect(await listed()).toEqual(["/", "/order1"]);
});

test("a restaurant's page exists as soon as it is published", async () => {
  const pages = ["order1", "order2", "order--corner-table", "order--order2", "order"];
  expect(await Promise.all(pages.map(pageExists))).toEqual([true, true, true, false, true]);
  const { existing } = (await getSeoManager()).site;
  expect(existing).toEqual(expect.arrayContaining(["order1", "order2", "order--corner-table"]));
  await close("corner", 1);
  expect(await pageExists("order--corner-table")).toBe(false);
});

test("a closed restaurant is closed in its tags, without ordering", async () => {
  await close("corner", 2);
  const { tags } = await getPageHead("order--corner-table");
  const text = JSON.stringify(tags);
  expect(text).toContain('"text":"The Corner Table: Home menu"');
  expect(text).toContain("Soup. Closed just now.");
  expect(text).toContain("schema.org");
  expect(text).not.toMatch(/order Home food|order and pay/);
});

test("social networks get the header picture of a restaurant", async () => {
  const { id } = await libraryPicture(quarters(800, 600));
  await db.restaurant.update({ where: { id: "corner" }, data: { headerPictureId: id } });
  const { tags } = await getPageHead("order--corner-table");
  const [, file = ""] = /preview-images\/order--corner-table\/(\w{32}\.jpg)/.exec(JSON.stringify(tags)) ?? [];
  const picture = await previewAnswer("order--corner-table", file, "127.0.0.1");
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
});

test("a restaurant's page describes its menu, and the owner's values take precedence", async () => {
  const jsonLd = async () => {
    const { tags } = await getPageHead("order1");
    return tags.flatMap((tag) => (tag.tag === "json-ld" ? [JSON.parse(tag.json)] : []));
  };
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const [known] = await jsonLd();
  expect(JSON.stringify(known)).toMatch(/"name":"Zobo".*"price":"3.99".*SoldOut/);
  const structuredData = [{ "@type": "Restaurant", name: "Baobab", telephone: "1" }];
  const { title, description } = flatSeo;
  const saved = await post(saveSeo, { token, body: { page: "order1", title, description, structuredData } });
  expect(saved.status).toBe(200);
  expect(await jsonLd()).toEqual([{ ...known, name: "Baobab", telephone: "1" }]);
});

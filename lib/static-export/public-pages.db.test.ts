import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { connections } from "@/lib/platform/cache/page-cache";
import { connectPageCache } from "@/lib/process/connect-page-cache.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { addLanguages, translate } from "@/tests/support/languages/languages";
import { publishedPage } from "@/tests/support/pages/pages";
import { takeReservations } from "@/tests/support/reservations/reservations";
import { configuredInstance } from "@/tests/support/setup/instance";
import { publicPages } from "./public-pages.server";
import { exportedRedirects } from "./redirects.server";

setUpTestDatabase();

let token: string;
let id: string;
beforeEach(async () => {
  token = await configuredInstance();
  const body = { name: "Mill Lane", copyOf: "order1" };
  id = (await callRoute("POST /menus", { token, body })).body.restaurant.id;
  await callRoute("POST /menus/{id}/publish", { token, params: { id } });
  await publishedPage(token, "About");
  await addLanguages(["de"]);
  connectPageCache();
});
const connected = { ...connections };
afterEach(() => {
  for (const name of Object.keys(connections)) Reflect.deleteProperty(connections, name);
  Object.assign(connections, connected);
});

test("pages are exported in the languages in which they exist, without samples in any", async () => {
  await translate("menu", { "dishes.zobo.name": "Hibiskustee" }, { ownerId: id });
  await translate("menu", { "dishes.zobo.name": "Hibiskustee" }, { ownerId: "order1" });
  await translate("landing", { "hero.title": "Willkommen" });
  const own = ["/", "/about", "/order", "/order/mill-lane", "/welcome"];
  const german = ["/de", "/de/order", "/de/order/mill-lane", "/de/welcome"];
  expect((await publicPages()).sort()).toEqual([...german, ...own].sort());
  await takeReservations({}, id);
  expect((await publicPages()).sort()).toEqual(
    [...german, ...own, "/reserve/mill-lane", "/de/reserve/mill-lane"].sort(),
  );
});

test("pages of the owner's are exported in each language, those below others too", async () => {
  const about = (await callRoute("GET /pages", { token })).body.pages[0]?.id ?? "";
  const { id: team } = await publishedPage(token, "Team", { parent: about });
  for (const ownerId of [about, team]) await translate("page", { title: "Übersetzt" }, { ownerId });
  const exported = await publicPages();
  expect(exported).toEqual(expect.arrayContaining(["/about", "/about/team", "/de/about", "/de/about/team"]));
});

test("former paths of pages lead to their pages in each language", async () => {
  const page = (await callRoute("GET /pages", { token })).body.pages[0];
  const params = { id: page?.id ?? "" };
  await translate("page", { title: "Über uns" }, { ownerId: params.id });
  const { content } = (await callRoute("GET /pages/{id}", { token, params })).body;
  await callRoute("PUT /pages/{id}", { token, params, body: { ...content, slug: "story" } });
  expect((await callRoute("POST /pages/{id}/publish", { token, params })).status).toBe(200);
  await callRoute("POST /seo/redirects", { token, body: { path: "/old", target: "/story" } });
  expect(await exportedRedirects()).toEqual(
    new Map([
      ["/old", "/story"],
      ["/about", "/story"],
      ["/de/about", "/de/story"],
    ]),
  );
});

import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { addEndpoint } from "@/lib/webhooks/server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { editLanding } from "@/tests/support/landing/landing-versions";
import { published, publishedPage, savedPage } from "@/tests/support/pages/pages";
import { publishMenu } from "@/tests/support/restaurants/menu-calls";
import { draftWithPrice } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { publishedTranslation, speak } from "@/tests/support/translations/translations";

setUpTestDatabase();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await addEndpoint({
    url: "https://example.com/events",
    events: ["menu.published", "landing.published", "page.published", "translation.published"],
    withGuest: false,
    isPrivateAllowed: false,
    isActive: true,
  });
});

const events = async () =>
  (await db.webhookDelivery.findMany({ orderBy: { id: "asc" } })).map(({ type, about }) => [type, about]);

test("a published menu is sent with its version, a saved draft is not", async () => {
  await draftWithPrice("order1", 1000);
  expect(await events()).toEqual([]);
  await publishMenu(token);
  expect(await events()).toEqual([["menu.published", { restaurantId: "order1", version: 2 }]]);
});

test("a landing page is sent with each version, a save without a change is not", async () => {
  const change = (text: string) =>
    editLanding((content) => {
      content.hero.title = text;
    });
  await change("Fresh bread");
  await change("Fresh bread");
  await change("Fresh cakes");
  expect(await events()).toEqual([
    ["landing.published", { version: 1 }],
    ["landing.published", { version: 2 }],
  ]);
});

test("a published page is sent with its path and version, a saved draft is not", async () => {
  const page = await publishedPage(token, "About us");
  await savedPage(token, page, { title: "About our bakery" });
  const about = { pageId: page.id, path: "/about-us" };
  expect(await events()).toEqual([["page.published", { ...about, version: 1 }]]);
  const { body: draft } = await callRoute("GET /pages/{id}", { token, params: { id: page.id } });
  await published(token, draft);
  expect((await events()).slice(1)).toEqual([["page.published", { ...about, version: 2 }]]);
});

test("a published translation is sent with its content, language and version", async () => {
  await speak("de");
  await publishedTranslation("landing", "site", { "hero.title": { text: "Willkommen", source: "Welcome" } });
  expect(await events()).toEqual([
    ["translation.published", { kind: "landing", owner: "site", language: "de", version: 2 }],
  ]);
});

import { beforeEach, expect, test } from "@jest/globals";
import { DELETE as deletePage } from "@/app/api/pages/[id]/route";
import { saveNavigation } from "@/lib/navigation/server";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { deleteRestaurant } from "@/lib/restaurants/server";
import { languagesOf, publishedTexts } from "@/lib/translations/published.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { savedPage } from "@/tests/support/pages/pages";
import { anotherRestaurant } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { aRichText, fullNavigation } from "@/tests/support/translations/contents";
import { landing, publishedStory, textAt, title } from "@/tests/support/translations/landing";
import { publishedTranslation, speak, translated } from "@/tests/support/translations/translations";
import { POST as publish } from "./[kind]/[owner]/[language]/publish/route";
import { GET, PUT } from "./[kind]/[owner]/[language]/route";
import { POST as unpublish } from "./[kind]/[owner]/[language]/unpublish/route";
import { GET as list } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await speak("de", "fr");
});

const ifMatch = (version: number) => ({ headers: { "if-match": `"${version}"` } });

const save = (texts: unknown, { params = landing, version = -1 } = {}) =>
  send(PUT, "PUT", { token, params, body: { texts }, ...(version >= 0 && ifMatch(version)) });

const pageWithStory = () => publishedStory(token);

test("a translation is saved as a draft, and read by visitors from its publication until it is taken offline", async () => {
  const first = await get(GET, { token, params: landing });
  expect(first.body).toMatchObject({ name: "Landing page", version: 0, isPublished: false, waits: false });
  expect(textAt(first.body, "hero.title")).toMatchObject({
    group: "Hero",
    label: "Title",
    text: "Welcome",
    limit: 120,
    state: "missing",
    translation: null,
  });

  const saved = await save(title, { version: 0 });
  expect(saved.body).toMatchObject({ version: 1, isPublished: false, waits: true });
  expect(textAt(saved.body, "hero.title")).toMatchObject({ state: "translated", translation: "Willkommen" });
  expect(await publishedTexts("landing", "site", "de")).toBeNull();
  expect(await languagesOf("landing", "site")).toEqual([]);

  const sent = { token, params: landing };
  const published = await post(publish, { ...sent, ...ifMatch(1) });
  expect(published.body).toMatchObject({ version: 2, isPublished: true, waits: false });
  expect(await publishedTexts("landing", "site", "de")).toEqual(title);
  expect(await languagesOf("landing", "site")).toEqual(["de"]);

  expect((await post(publish, sent)).status).toBe(409);
  const offline = await post(unpublish, { ...sent, ...ifMatch(2) });
  expect(offline.body).toMatchObject({ isPublished: false, waits: true });
  expect(textAt(offline.body, "hero.title")).toMatchObject({ translation: "Willkommen" });
  expect(await publishedTexts("landing", "site", "de")).toBeNull();
  expect((await post(unpublish, sent)).status).toBe(409);
});

test("pages that were read from translations become outdated by a publication, not by a draft", async () => {
  await translated("landing", "site", title);
  const reads = noReads();
  await recordReads(reads, () => languagesOf("landing", "site"));
  await recordReads(reads, () => publishedTexts("landing", "site", "de"));
  expect([...reads.tables]).toEqual(["Translation"]);
  const before = latestVersion();
  await save({ "hero.title": { text: "Hallo", source: "Welcome" } });
  expect(areUnchanged(["Translation"], before)).toBe(true);
  await post(publish, { token, params: landing });
  expect(areUnchanged(["Translation"], before)).toBe(false);
});

test("a translation over an older version is a conflict that changes nothing", async () => {
  await save(title, { version: 0 });
  const theirs = await save({}, { version: 0 });
  expect(theirs.status).toBe(409);
  expect((await post(publish, { token, params: landing, ...ifMatch(0) })).status).toBe(409);
  expect((await get(GET, { token, params: landing })).body.version).toBe(1);
});

test("a text that changed is outdated, with the text that was translated", async () => {
  const page = await pageWithStory();
  const params = { kind: "page", owner: page.id, language: "de" };
  await save(
    {
      title: { text: "Über uns", source: "About" },
      "sections.story.text": { text: aRichText("Wir backen"), source: aRichText("We bake") },
    },
    { params },
  );
  await savedPage(token, page, { title: "About us" });
  const { body } = await get(GET, { token, params });
  expect(textAt(body, "title")).toMatchObject({
    text: "About us",
    state: "outdated",
    translation: "Über uns",
    source: "About",
  });
  expect(textAt(body, "sections.story.text")).toMatchObject({ state: "translated", isRich: true });
  const { contents } = (await get(list, { token })).body;
  expect(contents.find(({ owner }: { owner: string }) => owner === page.id)).toMatchObject({
    name: "About us",
    translations: [
      { language: "de", total: 3, translated: 1, outdated: 1, isPublished: false, waits: true },
      { language: "fr", total: 3, translated: 0, outdated: 0 },
    ],
  });
});

test("the contents are the landing page, the pages, the menus, and an own navigation", async () => {
  await saveNavigation(fullNavigation(), null);
  await pageWithStory();
  const { body } = await get(list, { token });
  expect(body.languages).toEqual({ default: "en", others: ["de", "fr"] });
  expect(body.contents.map(({ kind }: { kind: string }) => kind)).toEqual([
    "landing",
    "navigation",
    "page",
    "menu",
    "menu",
  ]);
  await speak();
  expect((await get(list, { token })).body).toEqual({
    success: true,
    languages: { default: "en", others: [] },
    contents: [],
  });
});

test("translations of a text that was removed meanwhile are left out", async () => {
  const page = await pageWithStory();
  const params = { kind: "page", owner: page.id, language: "de" };
  const story = { text: "Unsere Geschichte", source: "Our story" };
  const about = { text: "Über uns", source: "About" };
  await save({ "sections.story.heading": story }, { params });
  await savedPage(token, page, { sections: [] });
  const { status, body } = await save({ title: about, "sections.story.heading": story }, { params });
  expect([status, textAt(body, "title")?.path, body.texts.length]).toEqual([200, "title", 1]);
});

test("empty translations are left out, and texts are stored as their field stores them", async () => {
  const { body } = await save({
    "hero.title": { text: "  Willkommen ", source: "Welcome" },
    "hero.subtitle": { text: " ", source: "Enterprise Solutions" },
  });
  expect(textAt(body, "hero.title")).toMatchObject({ translation: "Willkommen" });
  expect(textAt(body, "hero.subtitle")).toMatchObject({ state: "missing" });
});

test("translations are deleted with their restaurant, and with a page once it can’t be taken back", async () => {
  const restaurant = await anotherRestaurant();
  const { body: menu } = await get(GET, {
    token,
    params: { kind: "menu", owner: restaurant, language: "de" },
  });
  const [one] = menu.texts;
  await publishedTranslation("menu", restaurant, { [one.path]: { text: "x", source: one.text } });
  const page = await pageWithStory();
  await publishedTranslation("page", page.id, { title: { text: "Über uns", source: "About" } });
  await deleteRestaurant(restaurant);
  await send(deletePage, "DELETE", { token, params: { id: page.id } });
  expect(await db.translation.findMany({ select: { kind: true } })).toEqual([{ kind: "page" }]);
  await db.page.updateMany({ data: { deletedAt: new Date(0) } });
  await sweepExpired();
  expect(await db.translation.count()).toBe(0);
});

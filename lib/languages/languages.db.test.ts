import { expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { PUT as saveProfile } from "@/app/api/business-profile/route";
import { GET as readMenu } from "@/app/api/ordering/menus/[id]/route";
import sitemap from "@/app/sitemap";
import { emptyProfile } from "@/lib/business-profile/schema";
import { db } from "@/lib/platform/db/client";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { getPageHead, ownersPageHead } from "@/lib/seo/head.server";
import { middleware } from "@/middleware";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { addLanguages, translate } from "@/tests/support/languages/languages";
import { createdPage, published, publishedPage, savedPage } from "@/tests/support/pages/pages";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { wayFromUnknownPath } from "./existing.server";
import { navigationSiteIn } from "./links.server";
import { restaurantIn, shownLandingIn } from "./shown.server";

setUpTestDatabase();

const root = "http://localhost";

/** Returns the answer of the middleware in short: where it rewrites, in which language, or redirects. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await middleware(new NextRequest(`${root}${path}`, { headers }));
  const { status } = answer;
  if (status >= 300) return `${status} ${answer.headers.get("location")?.replace(root, "")}`;
  const language = answer.headers.get("x-middleware-request-x-page-language");
  const rewritten = answer.headers.get("x-middleware-rewrite")?.replace(root, "") ?? "as requested";
  return [rewritten, language].filter(Boolean).join(" in ");
}

async function siteInGerman(missing: "not-found" | "default" = "not-found") {
  const token = await configuredInstance();
  await addLanguages(["de"], missing);
  await translate("landing", { "hero.title": "Brot" });
  const about = await publishedPage(token, "About", { slug: "about" });
  await translate("page", { title: "Über uns" }, { ownerId: about.id });
  await publishedPage(token, "Team", { slug: "team" });
  return { token, about };
}

test("a page is requested in the language of its address, if it is translated", async () => {
  await siteInGerman();
  expect(await visit("/de")).toBe("/ in de");
  expect(await visit("/de/welcome?x=1")).toBe("/welcome?x=1 in de");
  expect(await visit("/de/about")).toBe("/about in de");
  expect(await visit("/about")).toBe("as requested");
  // The page of status 404.
  expect(await visit("/de/team")).toBe("as requested in de");
  expect(await visit("/de/order1")).toBe("as requested in de");
  // Unknown paths, as those of a language that the site doesn't have.
  for (const path of ["/fr", "/fr/about", "/de/nowhere", "/de/admin", "/de-at/about", "/DE"])
    expect([path, await visit(path)]).toEqual([path, "as requested"]);
});

test("neither a header nor a query chooses the language", async () => {
  await siteInGerman();
  expect(await visit("/about", { "x-page-language": "de", "accept-language": "de" })).toBe("as requested");
  expect(await visit("/about?language=de")).toBe("as requested");
  expect(await visit("/de/about", { "x-page-language": "fr" })).toBe("/about in de");
});

test("the prefix of the default language leads to the page without one", async () => {
  await siteInGerman();
  expect(await visit("/en/about?x=1")).toBe("308 /about?x=1");
  expect(await visit("/en")).toBe("308 /");
});

test("a page that isn't translated redirects to the default language, if the owner prefers that", async () => {
  await siteInGerman("default");
  expect(await visit("/de/team?x=1")).toBe("302 /team?x=1");
  expect(await visit("/de/about")).toBe("/about in de");
  expect(await visit("/de/nowhere")).toBe("as requested");
});

test("an unknown path leads to the landing page in its language, and one of a language without it to the page", async () => {
  const { token } = await siteInGerman();
  const ways = async (...paths: string[]) => Promise.all(paths.map(wayFromUnknownPath));
  expect(await ways("/nowhere", "/de/nowhere", "/de/order1/reserve")).toEqual([
    "/welcome",
    "/de/welcome",
    "/de/welcome",
  ]);
  expect(await ways("/fr/about", "/fr/reserve/order1", "/fr", "/fr/nowhere", "/.env")).toEqual([
    "/about",
    "/reserve/order1",
    "/",
    "/welcome",
    "/welcome",
  ]);
  await send(saveProfile, "PUT", { token, body: { ...emptyProfile, languages: ["en"], otherLanguages: [] } });
  expect(await ways("/de/about", "/de/order1")).toEqual(["/about", "/order1"]);
});

test("a moved page is found at its former address in each language", async () => {
  const { token, about } = await siteInGerman();
  const { body: draft } = await savedPage(token, about, { slug: "story" });
  await published(token, draft);
  expect(await visit("/de/about")).toBe("308 /de/story");
});

test("the documents of a template are in one language", async () => {
  const { token } = await siteInGerman();
  await activateSite(token, (await uploadSite(token)).id);
  expect(await visit("/de")).toBe("302 /");
  expect((await sitemap()).map(({ url }) => url)).not.toContain(`${root}/de`);
});

const alternatesOf = (tags: Awaited<ReturnType<typeof getPageHead>>["tags"]) =>
  tags.flatMap((tag) => (tag.tag === "link" ? [[tag.hreflang ?? tag.rel, tag.href]] : []));

test("each language of a page names all of them, and is canonical itself", async () => {
  await siteInGerman();
  const links = [
    ["en", `${root}/about`],
    ["de", `${root}/de/about`],
    ["x-default", `${root}/about`],
  ];
  const page = { path: "/about", search: { title: "", description: "", hidden: false } };
  const english = await ownersPageHead(page);
  const german = await ownersPageHead(page, "de");
  expect(alternatesOf(english.tags)).toEqual([["canonical", `${root}/about`], ...links]);
  expect(alternatesOf(german.tags)).toEqual([["canonical", `${root}/de/about`], ...links]);
  expect(JSON.stringify(german.tags)).toContain("Über uns");
  expect(JSON.stringify(english.tags)).not.toContain("Über uns");
  expect([english.language, german.language]).toEqual(["en-US", "de"]);
  const team = await ownersPageHead({ ...page, path: "/team" });
  expect(alternatesOf(team.tags)).toEqual([["canonical", `${root}/team`]]);
  const welcome = await getPageHead("welcome", { language: "de" });
  expect(alternatesOf(welcome.tags)[0]).toEqual(["canonical", `${root}/de`]);
});

test("the sitemap has each language of a page, with all of its addresses", async () => {
  await siteInGerman();
  const entries = await sitemap();
  const languages = { en: `${root}/about`, de: `${root}/de/about`, "x-default": `${root}/about` };
  expect(
    entries.filter(({ url }) => url.endsWith("/about")).map(({ url, alternates }) => [url, alternates]),
  ).toEqual([
    [`${root}/about`, { languages }],
    [`${root}/de/about`, { languages }],
  ]);
  expect(entries.find(({ url }) => url.endsWith("/team"))).not.toHaveProperty("alternates");
  expect(entries.map(({ url }) => url)).not.toContain(`${root}/de/team`);
});

test("contents are read in a language, and again once its translation changes", async () => {
  await siteInGerman();
  const reads = noReads();
  const titleIn = async (language: string | null) => (await shownLandingIn(language)).content.hero.title;
  expect(await recordReads(reads, () => titleIn("de"))).toBe("Brot");
  expect([...reads.tables]).toContain("Translation");
  expect(await titleIn(null)).not.toBe("Brot");
  await db.translation.updateMany({
    where: { kind: "landing" },
    data: { published: { "hero.title": { text: "Brötchen", source: "" } } },
  });
  expect(await titleIn("de")).toBe("Brötchen");
});

test("links stay in the language where the page is translated", async () => {
  const { about } = await siteInGerman();
  const site = await navigationSiteIn(translatorOf("de", "/de"));
  expect(site.restaurants).toMatchObject({
    [`page:${about.id}`]: "/de/about",
    "/about": "/de/about",
    "/": "/de",
    order1: "/order1",
  });
  expect(site.pages).toEqual([]);
});

test("a translated menu has its own path, and the API answers with it in its language", async () => {
  await siteInGerman();
  await translate("menu", { "dishes.zobo.name": "Hibiskustee" }, { ownerId: "order1" });
  const [first] = await publishedRestaurants.get();
  if (!first) throw new Error("There is no restaurant.");
  const german = await restaurantIn(first, "de");
  expect(german.path).toBe("/de/order1");
  expect(german.dishes.map(({ priceCents }) => priceCents)).toEqual(
    first.dishes.map(({ priceCents }) => priceCents),
  );
  const namesIn = async (search: string) => {
    const { status, body } = await get(readMenu, { params: { id: "order1" }, query: search });
    return status === 200 ? body.dishes.find(({ id }: { id: string }) => id === "zobo").name : status;
  };
  expect(await namesIn("?language=de")).toBe("Hibiskustee");
  expect(await namesIn("")).toBe(first.dishes.find(({ id }) => id === "zobo")?.name);
  expect(await namesIn("?language=fr")).toBe(404);
  expect(await visit("/de/order1")).toBe("/order1 in de");
  expect(await visit("/de/order")).toBe("/order in de");
});

test("an address is that of a page or that of a language, not both", async () => {
  const token = await configuredInstance();
  await publishedPage(token, "Deutsch", { slug: "de" });
  const body = { ...emptyProfile, languages: ["en"], otherLanguages: ["fr", "de"] };
  const refused = await send(saveProfile, "PUT", { token, body });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["otherLanguages.1"]]);
  const saved = await send(saveProfile, "PUT", { token, body: { ...body, otherLanguages: ["fr"] } });
  expect(saved.status).toBe(200);
  const { body: draft } = await savedPage(token, await createdPage(token, "French"), { slug: "fr" });
  const published422 = await published(token, draft);
  expect([published422.status, published422.body.fields.slug]).toEqual([
    422,
    "/fr is the address of your pages in that language",
  ]);
  const twice = await send(saveProfile, "PUT", { token, body: { ...body, otherLanguages: ["en"] } });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([422, ["otherLanguages.0"]]);
});

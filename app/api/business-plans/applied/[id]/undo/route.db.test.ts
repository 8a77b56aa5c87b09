import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as landingConfig } from "@/app/api/landing/config/route";
import { GET as landingVersions } from "@/app/api/landing/versions/route";
import { GET as pageSettings } from "@/app/api/seo/settings/[page]/route";
import { db } from "@/lib/db/client";
import { getLanding, saveLanding, shownLanding } from "@/lib/landing/server";
import { pageSeoInput } from "@/lib/seo/input";
import { deletePageSeo, savePageSeo } from "@/lib/seo/server";
import { seoState } from "@/lib/seo/state.server";
import { acceptedPlan, sampleTags } from "@/lib/testing/accepted-plan";
import { applySections, siteSnapshot, undo } from "@/lib/testing/business-plan";
import { setUpTestDatabase } from "@/lib/testing/database";
import { administrator, configuredInstance } from "@/lib/testing/instance";
import { sampleLanding } from "@/lib/testing/landing";
import { type Answer, get } from "@/lib/testing/request";
import { flatSeo } from "@/lib/testing/seo";
import { GET as latest } from "../../route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const { settings: bread } = pageSeoInput.parse({
  ...flatSeo,
  structuredData: [
    { name: "Corner Bakery", "@type": "LocalBusiness", "@context": "https://schema.org", a: [1.5] },
  ],
});

/** What everybody can read of the site, to the byte, without the numbers and times of saves. */
async function publicSite(): Promise<string> {
  const pages = ["home", "welcome"].map(async (page) => {
    const { settings = null, error = null } = (await get(pageSettings, { params: { page } })).body;
    return [settings && { ...settings, version: 0, updatedAt: "" }, error];
  });
  return JSON.stringify([(await get(landingConfig)).body.config, ...(await Promise.all(pages))]);
}

const history = async () =>
  (await get(landingVersions, { token })).body.versions.map(
    ({ version, restoredFrom }: { version: number; restoredFrom: number | null }) => [version, restoredFrom],
  );

async function apply(sections: object, versions = {}): Promise<string> {
  const answer = await applySections(token, sections, versions);
  expect(answer.body.error).toBeUndefined();
  return answer.body.applied.id;
}

const editLanding = async (edit: (content: ReturnType<typeof sampleLanding>) => void) => {
  const { content } = await getLanding();
  edit(content);
  await saveLanding(content, "other@example.com", null);
};

async function expectConflict(answer: Answer, names: string, sections: string[]) {
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    success: false,
    error: `Somebody has changed ${names} since this plan was applied.`,
    fields: Object.fromEntries(sections.map((section) => [section, "Changed since"])),
  });
}

describe("undoing a whole plan", () => {
  test("gives to the byte what was there on a site that nobody had edited", async () => {
    const before = await publicSite();
    const id = await apply(acceptedPlan());
    expect(await publicSite()).not.toBe(before);
    const answer = await undo(token, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      applied: { id, undoneAt: expect.stringMatching(/Z$/) },
      landing: { version: 2 },
      home: null,
      welcome: null,
      activeTemplate: null,
    });
    expect(await publicSite()).toBe(before);
    expect(await history()).toEqual([
      [2, null],
      [1, null],
    ]);
    expect((await get(latest, { token })).body).toEqual({ success: true, applied: answer.body.applied });
  });

  test("gives to the byte what was there on one that was, as new versions", async () => {
    await saveLanding({ ...sampleLanding(), accent: "plum" }, "former@example.com", null);
    await savePageSeo("home", bread, null);
    const before = await publicSite();
    const id = await apply(acceptedPlan(), { landing: 1, home: 1 });
    const { body } = await undo(token, id);
    expect(await publicSite()).toBe(before);
    expect(body).toMatchObject({ landing: { version: 3 }, home: { version: 3 }, welcome: null });
    expect(await history()).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    const version = { version: 3 };
    const row = await db.landingVersion.findUnique({ where: version, select: { author: true } });
    expect(row?.author).toBe(administrator.email);
  });

  test("shows at once", async () => {
    const id = await apply(acceptedPlan());
    expect([(await shownLanding()).content.hero.title, (await seoState()).size]).toEqual(["Crumb", 2]);
    await undo(token, id);
    expect([(await shownLanding()).content.hero.title, (await seoState()).size]).toEqual(["Welcome", 0]);
  });

  test("is possible once", async () => {
    const id = await apply(acceptedPlan());
    await undo(token, id);
    const before = await siteSnapshot();
    for (const body of [{}, { anyway: true }]) {
      const again = await undo(token, id, body);
      expect([again.status, again.body.error]).toEqual([409, "This plan has been undone already."]);
    }
    expect(await siteSnapshot()).toEqual(before);
  });

  test("names no version where the one before is not kept any more", async () => {
    await saveLanding(sampleLanding(), administrator.email, null);
    const id = await apply({ hero: acceptedPlan().hero }, { landing: 1 });
    await db.landingVersion.delete({ where: { version: 1 } });
    await undo(token, id);
    expect((await history())[0]).toEqual([3, null]);
    expect((await getLanding()).content).toEqual(sampleLanding());
  });
});

describe("what was saved since", () => {
  test("stays, where the plan did not change it", async () => {
    await saveLanding(sampleLanding(), administrator.email, null);
    const { stats, home, welcome, ...sections } = acceptedPlan();
    const id = await apply(sections, { landing: 1 });
    await editLanding((content) => {
      content.stats = [{ value: "3", label: "Shops" }];
      content.footer.social.github = "https://github.com/bakery";
    });
    await savePageSeo("home", bread, 0);
    expect((await undo(token, id)).status).toBe(200);
    const expected = sampleLanding();
    expected.stats = [{ value: "3", label: "Shops" }];
    expected.footer.social.github = "https://github.com/bakery";
    expect(await getLanding()).toEqual({ version: 4, content: expected });
    expect(await history()).toEqual([
      [4, null],
      [3, null],
      [2, null],
      [1, null],
    ]);
    expect(await db.pageSeo.count()).toBe(1);
  });

  test("is named and kept where the plan had changed it, unless it is to go", async () => {
    await savePageSeo("home", bread, null);
    const original = await publicSite();
    const id = await apply(acceptedPlan(), { home: 1 });
    await editLanding((content) => {
      content.hero.title = "By hand";
      content.features.push({ icon: "🥖", title: "By hand", description: "Baguettes" });
      content.footer.links.product = [{ label: "Bread", url: "/bread" }];
    });
    await savePageSeo("welcome", bread, 1);
    const before = await siteSnapshot();
    await expectConflict(
      await undo(token, id),
      "the hero, the features, and the SEO settings of the page “welcome”",
      ["hero", "features", "welcome"],
    );
    expect(await siteSnapshot()).toEqual(before);
    expect((await undo(token, id, { anyway: true })).status).toBe(200);
    const { content } = await getLanding();
    expect(content.footer.links.product).toEqual([{ label: "Bread", url: "/bread" }]);
    await editLanding((edited) => {
      edited.footer.links.product = [];
    });
    expect(await publicSite()).toBe(original);
  });

  test("counts also where settings were deleted, or made again under the same number", async () => {
    const id = await apply({ home: sampleTags(), welcome: sampleTags() });
    await deletePageSeo("home");
    await deletePageSeo("welcome");
    await savePageSeo("welcome", bread, 0);
    const names = "the SEO settings of the page “welcome”";
    await expectConflict(await undo(token, id), names, ["welcome"]);
    expect(await db.pageSeo.findMany({ select: { page: true, title: true } })).toEqual([
      { page: "welcome", title: bread.title },
    ]);
    expect((await undo(token, id, { anyway: true })).status).toBe(200);
    expect(await db.pageSeo.count()).toBe(0);
  });

  test("brings settings back that were deleted, where that is asked for and there is room", async () => {
    await savePageSeo("home", bread, null);
    const { hero } = acceptedPlan();
    const id = await apply({ hero, home: sampleTags() }, { home: 1 });
    await deletePageSeo("home");
    await expectConflict(await undo(token, id), "the SEO settings of the page “home”", ["home"]);
    const { structuredData, ...columns } = bread;
    const pages = Array.from({ length: 500 }, (_, index) => ({
      ...columns,
      structuredData: [],
      page: `p-${index}`,
    }));
    await db.pageSeo.createMany({ data: pages });
    const before = await siteSnapshot();
    const crowded = await undo(token, id, { anyway: true });
    expect([crowded.status, crowded.body.error]).toEqual([
      409,
      "At most 500 pages can have SEO settings. Delete one first.",
    ]);
    expect(await siteSnapshot()).toEqual(before);
    await deletePageSeo("p-0");
    expect((await undo(token, id, { anyway: true })).status).toBe(200);
    expect((await get(pageSettings, { params: { page: "home" } })).body.settings.title).toBe(bread.title);
  });

  test("may be just what undoing would bring: then nothing is saved again", async () => {
    await saveLanding(sampleLanding(), administrator.email, null);
    const id = await apply({ hero: acceptedPlan().hero }, { landing: 1 });
    await saveLanding(sampleLanding(), administrator.email, null);
    const answer = await undo(token, id);
    expect([answer.status, answer.body.landing.version]).toEqual([200, 3]);
    expect(answer.body.applied.undoneAt).not.toBeNull();
  });
});

test("several plans are undone one after the other, and an older one only where the newer left it alone", async () => {
  const { hero, stats, features } = acceptedPlan();
  const first = await apply({ hero, stats });
  const second = await apply({ hero: { ...hero, title: "Second" } }, { landing: 1 });
  const third = await apply({ features }, { landing: 2 });
  await expectConflict(await undo(token, first), "the hero", ["hero"]);
  expect((await undo(token, second)).body.landing.content.hero).toEqual(hero);
  const { content } = (await undo(token, first)).body.landing;
  expect([content.hero.title, content.stats, content.features]).toEqual(["Welcome", [], features]);
  expect((await undo(token, third)).body.landing.content.features).toEqual([]);
  expect((await get(latest, { token })).body.applied.id).toBe(third);
});

test("a plan whose record can't be read is told so and changes nothing", async () => {
  const id = await apply(acceptedPlan());
  await db.appliedBusinessPlan.update({ where: { id }, data: { before: { landing: { version: 1 } } } });
  const before = await siteSnapshot();
  const answer = await undo(token, id, { anyway: true });
  expect([answer.status, answer.body.error]).toEqual([
    409,
    "What this plan replaced can't be read any more.",
  ]);
  expect(await siteSnapshot()).toEqual(before);
});

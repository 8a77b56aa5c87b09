import { beforeEach, describe, expect, test } from "@jest/globals";
import { latestAppliedPlan } from "@/lib/business-plan/applied.server";
import { getLanding, saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { deletePageSeo, savePageSeo } from "@/lib/seo/server";
import type { Answer } from "@/tests/support/api/request";
import { acceptedPlan, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { appliedPlan, siteSnapshot, undo } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { editLanding, landingHistory } from "@/tests/support/landing/landing-versions";
import { bread, createPages } from "@/tests/support/seo/page-settings";
import { publicPage, publicSite } from "@/tests/support/seo/public-site";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const apply = (sections: object, versions = {}) => appliedPlan(token, sections, versions);

async function expectConflict(answer: Answer, names: string, sections: string[]) {
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    success: false,
    error: `Somebody has changed ${names} since this plan was applied.`,
    fields: Object.fromEntries(sections.map((section) => [section, "Changed since"])),
  });
}

describe("changes saved since then", () => {
  test("stay if the plan did not change them", async () => {
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
    expect(await landingHistory(token)).toEqual([
      [4, null],
      [3, null],
      [2, null],
      [1, null],
    ]);
    expect(await db.pageSeo.count()).toBe(1);
  });

  test("are reported and kept if the plan had changed them, unless they are to be replaced", async () => {
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
      "the hero, the features, and the search settings of the welcome page",
      ["hero", "features", "welcome"],
    );
    expect(await siteSnapshot()).toEqual(before);
    await editLanding((content) => {
      content.accent = "plum";
      content.callToAction.title = "By hand";
    });
    const shown = ["hero", "features", "welcome"];
    const more = await undo(token, id, { anyway: shown });
    expect([more.status, Object.keys(more.body.fields)]).toEqual([
      409,
      ["hero", "features", "callToAction", "accent", "welcome"],
    ]);
    expect((await undo(token, id, { anyway: [...shown, "callToAction", "accent"] })).status).toBe(200);
    const { content } = await getLanding();
    expect(content.footer.links.product).toEqual([{ label: "Bread", url: "/bread" }]);
    await editLanding((edited) => {
      edited.footer.links.product = [];
    });
    expect(await publicSite()).toBe(original);
  });

  test("include deleted settings, and settings recreated with the same number", async () => {
    const id = await apply({ home: sampleTags(), welcome: sampleTags() });
    await deletePageSeo("home", null);
    await deletePageSeo("welcome", null);
    await savePageSeo("welcome", bread, 0);
    const names = "the search settings of the welcome page";
    await expectConflict(await undo(token, id), names, ["welcome"]);
    expect(await db.pageSeo.findMany({ select: { page: true, title: true } })).toEqual([
      { page: "welcome", title: bread.title },
    ]);
    expect((await undo(token, id, { anyway: ["welcome"] })).status).toBe(200);
    expect(await db.pageSeo.count()).toBe(0);
  });

  test("are replaced by restored settings on request, if there is room", async () => {
    await savePageSeo("home", bread, null);
    const { hero } = acceptedPlan();
    const id = await apply({ hero, home: sampleTags() }, { home: 1 });
    await deletePageSeo("home", null);
    await expectConflict(await undo(token, id), "the search settings of the home page", ["home"]);
    await createPages(500);
    const before = await siteSnapshot();
    const crowded = await undo(token, id, { anyway: ["home"] });
    expect([crowded.status, crowded.body.error]).toEqual([
      409,
      "At most 500 pages can have SEO settings. Delete one first.",
    ]);
    expect(await siteSnapshot()).toEqual(before);
    await deletePageSeo("page-0", null);
    expect((await undo(token, id, { anyway: ["home"] })).status).toBe(200);
    expect((await publicPage("home")).settings.title).toBe(bread.title);
  });

  test("with the content that undoing would restore, nothing is saved again", async () => {
    await saveLanding(sampleLanding(), administrator.email, null);
    const id = await apply({ hero: acceptedPlan().hero }, { landing: 1 });
    await saveLanding(sampleLanding(), administrator.email, null);
    const answer = await undo(token, id);
    expect([answer.status, (await getLanding()).version]).toEqual([200, 3]);
    expect(answer.body.applied.undoneAt).not.toBeNull();
  });
});

test("several plans are undone in turn, an older one only for fields that the newer did not change", async () => {
  const { hero, stats, features } = acceptedPlan();
  const first = await apply({ hero, stats });
  const second = await apply({ hero: { ...hero, title: "Second" } }, { landing: 1 });
  const third = await apply({ features }, { landing: 2 });
  await expectConflict(await undo(token, first), "the hero", ["hero"]);
  const undone = async (id: string) => {
    expect((await undo(token, id)).status).toBe(200);
    return (await getLanding()).content;
  };
  expect((await undone(second)).hero).toEqual(hero);
  expect((await latestAppliedPlan())?.id).toBe(third);
  const content = await undone(first);
  expect([content.hero.title, content.stats, content.features]).toEqual(["Welcome", [], features]);
  expect((await undone(third)).features).toEqual([]);
  expect(await latestAppliedPlan()).toBeNull();
});

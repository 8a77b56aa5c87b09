import { beforeEach, describe, expect, test } from "@jest/globals";
import { planSections } from "@/lib/business-plan/answers";
import { latestAppliedPlan } from "@/lib/business-plan/applied.server";
import { currentSite } from "@/lib/business-plan/server";
import { getLanding, saveLanding, shownLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { savePageSeo } from "@/lib/seo/server";
import { seoState } from "@/lib/seo/state.server";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { appliedPlan, siteSnapshot, undo } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { landingHistory } from "@/tests/support/landing/landing-versions";
import { bread } from "@/tests/support/seo/page-settings";
import { publicSite } from "@/tests/support/seo/public-site";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const apply = (sections: object, versions = {}) => appliedPlan(token, sections, versions);

describe("undoing a whole plan", () => {
  test("restores exactly the former content on an unedited site", async () => {
    const before = await publicSite();
    const id = await apply(acceptedPlan());
    expect(await publicSite()).not.toBe(before);
    const answer = await undo(token, id);
    expect(answer.status).toBe(200);
    const { applied, ...rest } = answer.body;
    expect([rest, applied.id, applied.undoneAt]).toEqual([
      { success: true, latest: [applied] },
      id,
      expect.stringMatching(/Z$/),
    ]);
    expect(await currentSite()).toMatchObject({
      landing: { version: 2 },
      home: null,
      welcome: null,
      activeTemplate: null,
      draftWaits: false,
    });
    expect(await publicSite()).toBe(before);
    expect(await landingHistory(token)).toEqual([
      [2, null],
      [1, null],
    ]);
    expect(await latestAppliedPlan()).toBeNull();
  });

  test("restores exactly the former content on an edited site, as new versions", async () => {
    await saveLanding({ ...sampleLanding(), accent: "plum" }, "former@example.com", null);
    await savePageSeo("home", bread, null);
    const before = await publicSite();
    const id = await apply(acceptedPlan(), { landing: 1, home: 1 });
    await undo(token, id);
    expect(await publicSite()).toBe(before);
    expect(await currentSite()).toMatchObject({
      landing: { version: 3 },
      home: { version: 3 },
      welcome: null,
    });
    expect(await landingHistory(token)).toEqual([
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
    for (const body of [{}, { anyway: [...planSections] }]) {
      const again = await undo(token, id, body);
      expect([again.status, again.body.error]).toEqual([409, "This plan has been undone already."]);
    }
    expect(await siteSnapshot()).toEqual(before);
  });

  test("refers to no version if the former one is no longer stored", async () => {
    await saveLanding(sampleLanding(), administrator.email, null);
    const id = await apply({ hero: acceptedPlan().hero }, { landing: 1 });
    await db.landingVersion.delete({ where: { version: 1 } });
    await undo(token, id);
    expect((await landingHistory(token))[0]).toEqual([3, null]);
    expect((await getLanding()).content).toEqual(sampleLanding());
  });
});

test("a plan with an unreadable record is refused without a change", async () => {
  const id = await apply(acceptedPlan());
  await db.appliedBusinessPlan.update({ where: { id }, data: { before: { landing: { version: 1 } } } });
  const before = await siteSnapshot();
  const answer = await undo(token, id, { anyway: [...planSections] });
  expect([answer.status, answer.body.error]).toEqual([
    409,
    "What this plan replaced can’t be read any more.",
  ]);
  expect(await siteSnapshot()).toEqual(before);
});

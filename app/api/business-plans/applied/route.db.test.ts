import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as landingVersions } from "@/app/api/landing/versions/route";
import { latestAppliedPlan } from "@/lib/business-plan/applied.server";
import { currentSite } from "@/lib/business-plan/server";
import { defaultLandingContent } from "@/lib/landing/schema";
import { shownLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { seoState } from "@/lib/seo/state.server";
import { get } from "@/tests/support/api/request";
import { acceptedPlan, identified, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import {
  applySections,
  description,
  expectUnchanged,
  siteSnapshot,
} from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { publicLanding, publicPage } from "@/tests/support/seo/public-site";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

describe("on an unedited site", () => {
  test("a whole plan is published, and listed as the latest", async () => {
    expect(await latestAppliedPlan()).toBeNull();
    const plan = acceptedPlan();
    const answer = await applySections(token, plan);
    expect(answer.status).toBe(200);
    const content = {
      hero: plan.hero,
      stats: plan.stats,
      features: plan.features,
      pricing: { enabled: true, plans: plan.plans },
      testimonials: plan.testimonials,
      callToAction: plan.callToAction,
      footer: identified(defaultLandingContent().footer),
      accent: "terracotta",
    };
    expect(answer.body).toEqual({
      success: true,
      applied: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        author: administrator.email,
        description,
        sections: Object.keys(plan),
        appliedAt: expect.stringMatching(/Z$/),
        undoneAt: null,
      },
    });
    expect(await currentSite()).toMatchObject({
      landing: { version: 1, content },
      home: { version: 1, ...plan.home },
      welcome: { version: 1, ...plan.welcome },
      activeTemplate: null,
      draftWaits: false,
    });
    expect(await publicLanding()).toEqual(content);
    expect((await publicPage("home")).settings).toMatchObject({
      ...plan.home,
      robots: "index, follow",
      language: "en-US",
    });
    expect(await latestAppliedPlan()).toEqual(answer.body.applied);
    const { versions } = (await get(landingVersions, { token })).body;
    expect(versions).toMatchObject([{ version: 1, author: administrator.email, restoredFrom: null }]);
  });

  test("visitors see it at once", async () => {
    expect((await shownLanding()).content.hero.title).toBe("Welcome");
    expect((await seoState()).get("home")).toBeUndefined();
    await applySections(token, acceptedPlan());
    expect((await shownLanding()).content.hero.title).toBe("Crumb");
    expect((await seoState()).get("home")?.title).toBe(sampleTags().title);
  });

  test("a page alone creates no version of the landing page", async () => {
    await applySections(token, { home: sampleTags() });
    expect(await currentSite()).toMatchObject({
      landing: { version: 0 },
      home: { version: 1 },
      welcome: null,
    });
    expect(await db.landingContent.count()).toBe(0);
  });

  test("values equal to the defaults create none either", async () => {
    const before = await siteSnapshot();
    const { hero, callToAction, footer } = defaultLandingContent("Corner Bakery");
    const { companyName, tagline } = footer;
    const answer = await applySections(token, {
      hero,
      identity: { companyName, tagline, support: [] },
      callToAction,
      accent: "bottle-green",
    });
    await expectUnchanged(answer, 409, before);
    expect(answer.body.error).toBe("The site already says this.");
  });
});

test("the latest fifty plans are kept", async () => {
  const data = Array.from({ length: 50 }, (_, index) => ({
    id: `plan-${index}`,
    author: administrator.email,
    description,
    sections: ["hero"],
    before: {},
    made: {},
    appliedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await db.appliedBusinessPlan.createMany({ data });
  const { applied } = (await applySections(token, acceptedPlan())).body;
  const kept = await db.appliedBusinessPlan.findMany({ select: { id: true }, orderBy: { appliedAt: "asc" } });
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([50, "plan-1", applied.id]);
});

import { beforeEach, describe, expect, test } from "@jest/globals";
import { currentSite } from "@/lib/business-plan/server";
import { saveLanding } from "@/lib/landing/server";
import { savePageSeo } from "@/lib/seo/server";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { applySections, expectUnchanged, siteSnapshot } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { bread } from "@/tests/support/seo/page-settings";
import { publicLanding } from "@/tests/support/seo/public-site";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

describe("on a site that was edited", () => {
  beforeEach(async () => {
    await saveLanding(sampleLanding(), "former@example.com", null);
    await savePageSeo("home", bread, null);
  });

  test("content that the plan does not cover stays", async () => {
    const { hero, testimonials, home } = acceptedPlan();
    const answer = await applySections(token, { hero, testimonials, home }, { landing: 1, home: 1 });
    expect(answer.status).toBe(200);
    const before = sampleLanding();
    expect(await publicLanding()).toEqual({
      ...before,
      hero,
      testimonials: [...before.testimonials, ...testimonials],
    });
    const now = await currentSite();
    const { updatedAt, ...saved } = now.home ?? {};
    const structuredData = [...bread.structuredData, ...home.structuredData];
    expect(saved).toEqual({ page: "home", version: 2, ...bread, ...home, structuredData });
    expect(now).toMatchObject({ landing: { version: 2 }, welcome: null });
  });

  test("versions of unchanged parts do not matter", async () => {
    const { hero, welcome } = acceptedPlan();
    const page = await applySections(token, { welcome }, { landing: 7, home: 7 });
    expect([page.status, (await currentSite()).landing.version]).toEqual([200, 1]);
    const landing = await applySections(token, { hero }, { landing: 1, home: 7, welcome: 7 });
    expect([landing.status, (await currentSite()).home?.version]).toEqual([200, 1]);
  });

  test("parts saved meanwhile are listed, and nothing is changed", async () => {
    const before = await siteSnapshot();
    const plan = acceptedPlan();
    const landing = "the landing page";
    const home = "the search settings of the home page";
    const welcome = "the search settings of the welcome page";
    const outdated: [object, string][] = [
      [{ landing: 0, home: 1 }, landing],
      [{ landing: 1, home: 0 }, home],
      [{ landing: 1, home: 1, welcome: 1 }, welcome],
      [{ landing: 2, home: 0 }, `${landing} and ${home}`],
      [{ landing: 0, home: 2, welcome: 1 }, `${landing}, ${home}, and ${welcome}`],
    ];
    for (const [versions, names] of outdated) {
      const answer = await applySections(token, plan, versions);
      await expectUnchanged(answer, 409, before);
      expect(answer.body.error).toBe(`Somebody else saved ${names} in the meantime.`);
    }
    const answer = await applySections(token, plan, { landing: 0, home: 1 });
    expect(answer.body.fields).toEqual({ "versions.landing": "Saved by somebody else" });
  });

  test("only changes are written and reported", async () => {
    const { hero, stats } = sampleLanding();
    const { features, welcome } = acceptedPlan();
    const { title, description: text, keywords, structuredData } = bread;
    const home = { title, description: text, keywords, structuredData };
    const before = await siteSnapshot();
    const same = await applySections(token, { hero, stats, home }, { landing: 1, home: 1 });
    await expectUnchanged(same, 409, before);
    expect(same.body.error).toBe("The site already says this.");
    const page = await applySections(token, { hero, home, welcome }, { landing: 1, home: 1 });
    expect(page.body.applied.sections).toEqual(["welcome"]);
    expect(await currentSite()).toMatchObject({ landing: { version: 1 }, home: { version: 1 } });
    const landing = await applySections(token, { hero, features, home }, { landing: 1, home: 1 });
    expect(landing.body.applied.sections).toEqual(["features"]);
    expect(await currentSite()).toMatchObject({ landing: { version: 2 }, home: { version: 1 } });
  });

  test("applying the same plan again changes nothing", async () => {
    const plan = acceptedPlan();
    await applySections(token, plan, { landing: 1, home: 1 });
    const before = await siteSnapshot();
    const again = await applySections(token, plan, { landing: 2, home: 2, welcome: 1 });
    await expectUnchanged(again, 409, before);
    expect(again.body.error).toBe("The site already says this.");
  });
});

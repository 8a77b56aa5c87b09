import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as landingConfig } from "@/app/api/landing/config/route";
import { GET as landingVersions } from "@/app/api/landing/versions/route";
import { GET as pageSettings } from "@/app/api/seo/settings/[page]/route";
import { db } from "@/lib/db/client";
import { currentDatabase } from "@/lib/db/current";
import { defaultLandingContent } from "@/lib/landing/schema";
import { saveLanding, shownLanding } from "@/lib/landing/server";
import { pageSeoInput } from "@/lib/seo/input";
import { savePageSeo } from "@/lib/seo/server";
import { seoState } from "@/lib/seo/state.server";
import { acceptedPlan, sampleTags } from "@/lib/testing/accepted-plan";
import { applySections, description, siteSnapshot } from "@/lib/testing/business-plan";
import { breakTable, setUpTestDatabase } from "@/lib/testing/database";
import { administrator, configuredInstance } from "@/lib/testing/instance";
import { sampleLanding } from "@/lib/testing/landing";
import { type Answer, get } from "@/lib/testing/request";
import { flatSeo } from "@/lib/testing/seo";
import { GET } from "./route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const { settings: bread } = pageSeoInput.parse(flatSeo);
const latest = async () => (await get(GET, { token })).body;
const config = async () => (await get(landingConfig)).body.config;
const settings = async (page: string) => (await get(pageSettings, { params: { page } })).body.settings;

async function expectUnchanged(answer: Answer, status: number, before: unknown) {
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect(answer.body.error).toMatch(/\S/);
  expect(await siteSnapshot()).toEqual(before);
}

describe("on a site that nobody has edited", () => {
  test("a whole plan is published, and told as the latest", async () => {
    expect(await latest()).toEqual({ success: true, applied: null });
    const plan = acceptedPlan();
    const answer = await applySections(token, plan);
    expect(answer.status).toBe(200);
    const content = {
      hero: plan.hero,
      stats: plan.stats,
      features: plan.features,
      pricing: { enabled: true, plans: plan.plans },
      testimonials: plan.testimonials,
      footer: { ...defaultLandingContent().footer, ...plan.identity },
      accent: "terracotta",
    };
    expect(answer.body).toMatchObject({
      success: true,
      applied: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        author: administrator.email,
        description,
        sections: Object.keys(plan),
        appliedAt: expect.stringMatching(/Z$/),
        undoneAt: null,
      },
      landing: { version: 1, content },
      home: { version: 1, ...plan.home },
      welcome: { version: 1, ...plan.welcome },
      activeTemplate: null,
    });
    expect(await config()).toEqual(content);
    expect(await settings("home")).toMatchObject({
      ...plan.home,
      robots: "index, follow",
      language: "en-US",
    });
    expect(await latest()).toEqual({ success: true, applied: answer.body.applied });
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

  test("a page alone makes no version of the landing page", async () => {
    const answer = await applySections(token, { home: sampleTags() });
    expect(answer.body).toMatchObject({ landing: { version: 0 }, home: { version: 1 }, welcome: null });
    expect(await db.landingContent.count()).toBe(0);
  });

  test("what the default says already makes none either", async () => {
    const before = await siteSnapshot();
    const { hero, footer } = defaultLandingContent("Corner Bakery");
    const { companyName, tagline } = footer;
    const answer = await applySections(token, {
      hero,
      identity: { companyName, tagline },
      accent: "bottle-green",
    });
    await expectUnchanged(answer, 409, before);
    expect(answer.body.error).toBe("The site already says this.");
  });
});

describe("on a site that was edited", () => {
  beforeEach(async () => {
    await saveLanding(sampleLanding(), "former@example.com", null);
    await savePageSeo("home", bread, null);
  });

  test("what the plan does not speak of stays", async () => {
    const { hero, testimonials, home } = acceptedPlan();
    const answer = await applySections(token, { hero, testimonials, home }, { landing: 1, home: 1 });
    expect(answer.status).toBe(200);
    const before = sampleLanding();
    expect(await config()).toEqual({
      ...before,
      hero,
      testimonials: [...before.testimonials, ...testimonials],
    });
    const { updatedAt, ...saved } = answer.body.home;
    const structuredData = [...bread.structuredData, ...home.structuredData];
    expect(saved).toEqual({ page: "home", version: 2, ...bread, ...home, structuredData });
    expect(answer.body).toMatchObject({ landing: { version: 2 }, welcome: null });
  });

  test("versions of what is not changed do not matter", async () => {
    const { hero, welcome } = acceptedPlan();
    const page = await applySections(token, { welcome }, { landing: 7, home: 7 });
    expect([page.status, page.body.landing.version]).toEqual([200, 1]);
    const landing = await applySections(token, { hero }, { landing: 1, home: 7, welcome: 7 });
    expect([landing.status, landing.body.home.version]).toEqual([200, 1]);
  });

  test("what was saved meanwhile is named, and nothing is changed", async () => {
    const before = await siteSnapshot();
    const plan = acceptedPlan();
    const landing = "the landing page";
    const home = "the SEO settings of the page “home”";
    const welcome = "the SEO settings of the page “welcome”";
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

  test("only what changes is written and told", async () => {
    const { hero, stats } = sampleLanding();
    const { features, welcome } = acceptedPlan();
    const { title, description: text, keywords, structuredData } = bread;
    const home = { title, description: text, keywords, structuredData };
    const before = await siteSnapshot();
    const same = await applySections(token, { hero, stats, home }, { landing: 1, home: 1 });
    await expectUnchanged(same, 409, before);
    expect(same.body.error).toBe("The site already says this.");
    const page = await applySections(token, { hero, home, welcome }, { landing: 1, home: 1 });
    expect(page.body).toMatchObject({
      applied: { sections: ["welcome"] },
      landing: { version: 1 },
      home: { version: 1 },
    });
    const landing = await applySections(token, { hero, features, home }, { landing: 1, home: 1 });
    expect(landing.body).toMatchObject({ applied: { sections: ["features"] }, landing: { version: 2 } });
    expect(landing.body.home.version).toBe(1);
  });

  test("the same plan again changes nothing", async () => {
    const plan = acceptedPlan();
    await applySections(token, plan, { landing: 1, home: 1 });
    const before = await siteSnapshot();
    const again = await applySections(token, plan, { landing: 2, home: 2, welcome: 1 });
    await expectUnchanged(again, 409, before);
    expect(again.body.error).toBe("The site already says this.");
  });
});

describe("all or nothing", () => {
  test("too many testimonials, or entries of structured data", async () => {
    const { hero, testimonials, home } = acceptedPlan();
    const [one] = sampleLanding().testimonials;
    const full = { ...sampleLanding(), testimonials: Array(24).fill(one) };
    await saveLanding(full, administrator.email, null);
    const structuredData = Array.from({ length: 20 }, (_, index) => ({ "@type": `Type${index}` }));
    await savePageSeo("home", { ...bread, structuredData }, null);
    const before = await siteSnapshot();
    const crowded = await applySections(token, { hero, testimonials }, { landing: 1 });
    await expectUnchanged(crowded, 422, before);
    expect(crowded.body.error).toBe(
      "The page can have at most 24 testimonials: it has 24, and 1 would be added.",
    );
    const entries = await applySections(token, { hero, home }, { landing: 1, home: 1 });
    await expectUnchanged(entries, 422, before);
    expect(Object.keys(entries.body.fields)).toEqual(["sections.home.structuredData"]);
  });

  test("too many pages", async () => {
    const { structuredData, ...columns } = bread;
    const pages = Array.from({ length: 499 }, (_, index) => ({
      ...columns,
      structuredData: [],
      page: `page-${index}`,
    }));
    await db.pageSeo.createMany({ data: pages });
    const before = await siteSnapshot();
    const answer = await applySections(token, acceptedPlan());
    await expectUnchanged(answer, 409, before);
    expect(answer.body.error).toBe("At most 500 pages can have SEO settings. Delete one first.");
    expect((await applySections(token, { home: sampleTags() })).status).toBe(200);
  });

  test.each(["PageSeo", "AppliedBusinessPlan"])("a disk that is full where %s is written", async (table) => {
    const before = await siteSnapshot();
    const repair = await breakTable(table, currentDatabase().target);
    await expectUnchanged(await applySections(token, acceptedPlan()), 500, before);
    await repair();
    expect((await applySections(token, acceptedPlan())).status).toBe(200);
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

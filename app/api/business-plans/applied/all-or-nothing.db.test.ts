import { beforeEach, describe, expect, test } from "@jest/globals";
import { saveLanding } from "@/lib/landing/server";
import { currentDatabase } from "@/lib/platform/db/current";
import { savePageSeo } from "@/lib/seo/server";
import { acceptedPlan, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { applySections, expectUnchanged, siteSnapshot } from "@/tests/support/business-plan/business-plan";
import { breakTable, setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { bread, createPages } from "@/tests/support/seo/page-settings";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

describe("atomicity", () => {
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
    await createPages(499);
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

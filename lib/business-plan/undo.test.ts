import { describe, expect, test } from "@jest/globals";
import { pageSeoInput } from "@/lib/seo/input";
import { acceptedPlan, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { sampleLanding } from "@/tests/support/landing/landing";
import fc from "@/tests/support/properties";
import { flatSeo } from "@/tests/support/seo/seo";
import { planSections } from "./answers";
import { planChanges } from "./plan-changes";
import type { AcceptedSections } from "./schema";
import type { SiteContent, SitePart } from "./site-content";
import { undoChanges } from "./undo";

const { settings } = pageSeoInput.parse(flatSeo);
const site = (): SiteContent => ({ landing: sampleLanding(), home: settings, welcome: null });

/** Applies sections, edits the site, and undoes the sections. */
function roundTrip(sections: AcceptedSections, edit: (site: SiteContent) => void = () => {}) {
  const before = site();
  const { next } = planChanges(before, sections);
  const part = ({ landing, ...pages }: Partial<SiteContent>, version: number): SitePart => ({
    ...(landing && { landing: { version, content: landing } }),
    ...pages,
  });
  const changed = Object.fromEntries(Object.keys(next).map((key) => [key, before[key as keyof SiteContent]]));
  const now: SiteContent = JSON.parse(JSON.stringify({ ...before, ...next }));
  edit(now);
  const { next: back, contested } = undoChanges(now, part(changed, 1), part(next, 2));
  return { site: { ...now, ...back }, contested };
}

test("undoing restores the former content, whatever was accepted", () => {
  const plan = acceptedPlan();
  fc.assert(
    fc.property(fc.subarray([...planSections], { minLength: 1 }), (chosen) => {
      const sections = Object.fromEntries(chosen.map((section) => [section, plan[section]]));
      expect(roundTrip(sections)).toEqual({ site: site(), contested: [] });
    }),
  );
});

describe("edits since then", () => {
  test("stay if the plan did not change them", () => {
    const { home, stats, ...sections } = acceptedPlan();
    const edited = roundTrip(sections, ({ landing, home }) => {
      landing.stats = [];
      landing.footer.links.product = [];
      if (home) home.title = "Edited";
    });
    const expected = site();
    expected.landing.stats = [];
    expected.landing.footer.links.product = [];
    expected.home = { ...settings, title: "Edited" };
    expect(edited).toEqual({ site: expected, contested: [] });
  });

  test("stay within a section that the plan changed, if they are in other fields", () => {
    const { hero } = sampleLanding();
    const edited = roundTrip({ hero: { ...hero, title: "Crumb" } }, ({ landing }) => {
      landing.hero.subtitle = "Edited";
    });
    expect(edited.contested).toEqual([]);
    expect(edited.site.landing.hero).toEqual({ ...hero, subtitle: "Edited" });
  });

  test("are reported and reverted if the plan had changed them", () => {
    const edited = roundTrip(acceptedPlan(), ({ landing, home, welcome }) => {
      landing.hero.title = "Edited";
      landing.footer.tagline = "Edited";
      landing.features.push({ icon: "✂️", title: "Edited", description: "Edited" });
      landing.pricing.plans.pop();
      landing.testimonials.pop();
      landing.callToAction.title = "Edited";
      landing.accent = "plum";
      if (home) home.keywords = ["edited"];
      if (welcome) welcome.title = "Edited";
      landing.stats.push({ value: "1", label: "Edited" });
    });
    const contested = [...planSections].filter((section) => section !== "testimonials");
    expect(edited).toEqual({ site: site(), contested });
  });

  test("stay in a page's settings if the plan did not change these tags", () => {
    const { title, ...tags } = sampleTags(settings.title);
    const edited = roundTrip({ home: { title, ...tags } }, ({ home }) => {
      if (home) Object.assign(home, { title: "Edited", ogImage: "/edited.png", robots: "noindex, nofollow" });
    });
    const home = { ...settings, title: "Edited", ogImage: "/edited.png", robots: "noindex, nofollow" };
    expect(edited).toEqual({ site: { ...site(), home }, contested: [] });
  });

  test("is contested in settings that go, as there were none before", () => {
    const edited = roundTrip({ welcome: sampleTags() }, ({ welcome }) => {
      if (welcome) welcome.ogImage = "/edited.png";
    });
    expect(edited).toEqual({ site: site(), contested: ["welcome"] });
  });

  test("is unchanged if the former content was restored by hand", () => {
    const edited = roundTrip(acceptedPlan(), (now) => Object.assign(now, site()));
    expect(edited).toEqual({ site: site(), contested: [] });
  });

  test("conflict if a page's settings were deleted or recreated", () => {
    const deleted = roundTrip({ home: sampleTags() }, (now) => {
      now.home = null;
    });
    expect(deleted).toEqual({ site: site(), contested: ["home"] });
    const made = roundTrip({ welcome: sampleTags() }, (now) => {
      now.welcome = settings;
    });
    expect(made).toEqual({ site: site(), contested: ["welcome"] });
  });
});

test("lists that the plan has nothing for are emptied if asked, and undoing brings them back", () => {
  const { hero, stats } = acceptedPlan();
  const before = site();
  const { next, sections } = planChanges(before, { hero, stats }, ["stats", "plans", "testimonials"]);
  expect(sections).toEqual(["hero", "stats", "plans", "testimonials"]);
  expect(next.landing).toEqual({
    ...before.landing,
    hero: { ...before.landing.hero, ...hero },
    stats,
    pricing: { ...before.landing.pricing, plans: [] },
    testimonials: [],
  });
  const changed = { landing: { version: 1, content: before.landing } };
  const made = { landing: { version: 2, content: next.landing ?? before.landing } };
  const undone = undoChanges({ ...before, ...next }, changed, made);
  expect(undone).toEqual({ next: { landing: before.landing }, contested: [] });
  const emptied = { ...before, landing: { ...before.landing, testimonials: [] } };
  expect(planChanges(emptied, { hero }, ["testimonials"]).sections).toEqual(["hero"]);
});

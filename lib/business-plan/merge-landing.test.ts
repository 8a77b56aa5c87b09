import { describe, expect, test } from "@jest/globals";
import { landingLimits } from "@/lib/landing/limits";
import { defaultLandingContent } from "@/lib/landing/schema";
import { acceptedPlan, identified } from "@/tests/support/business-plan/accepted-plan";
import { sampleLanding } from "@/tests/support/landing/landing";
import { mergeIntoLanding, saysAlready } from "./merge-landing";

const { home, welcome, ...plan } = acceptedPlan();

describe("a plan's sections in the landing page", () => {
  test("replace the content, but add testimonials and keep the footer's links", () => {
    const content = sampleLanding();
    content.pricing.enabled = false;
    expect(mergeIntoLanding(content, plan)).toEqual({
      hero: plan.hero,
      stats: plan.stats,
      features: plan.features,
      pricing: { enabled: true, plans: plan.plans },
      testimonials: [...content.testimonials, ...plan.testimonials],
      callToAction: plan.callToAction,
      footer: identified(content.footer),
      accent: plan.accent,
    });
  });

  test("leave parts alone that they do not contain", () => {
    const content = { ...sampleLanding(), accent: "plum" as const };
    expect(mergeIntoLanding(content, { stats: plan.stats })).toEqual({ ...content, stats: plan.stats });
  });

  test("do not share lists with their source", () => {
    const content = sampleLanding();
    mergeIntoLanding(content, plan).testimonials.pop();
    expect(content).toEqual(sampleLanding());
  });

  test("add links without duplicates and up to the limit", () => {
    const content = sampleLanding();
    const [link] = content.footer.links.support;
    if (!link) throw new Error("The sample has a link");
    const identity = { ...plan.identity, support: [{ ...link, label: "The same" }] };
    expect(mergeIntoLanding(content, { identity }).footer.links).toEqual(content.footer.links);
    content.footer.links.support = Array(landingLimits.links).fill(link);
    expect(() => mergeIntoLanding(content, { identity: plan.identity })).toThrow("at most 12 support links");
  });

  test("add no testimonial twice", () => {
    const once = mergeIntoLanding(sampleLanding(), plan);
    expect(mergeIntoLanding(once, plan)).toEqual(once);
  });

  test("may fill the testimonials up to their limit", () => {
    const [one] = plan.testimonials;
    if (!one) throw new Error("The plan has no testimonial");
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({ ...one, name: `${name} ${index}` }));
    const max = landingLimits.testimonials;
    const content = { ...sampleLanding(), testimonials: many(max - 1, "Old") };
    expect(mergeIntoLanding(content, { testimonials: many(1, "New") }).testimonials).toHaveLength(max);
    expect(() => mergeIntoLanding(content, { testimonials: many(2, "New") })).toThrow(
      "The page can have at most 24 testimonials: it has 23, and 2 would be added.",
    );
  });
});

test("a section with the page's content is unchanged", () => {
  const content = mergeIntoLanding(sampleLanding(), plan);
  for (const section of [
    "hero",
    "identity",
    "features",
    "stats",
    "plans",
    "testimonials",
    "accent",
  ] as const) {
    expect([section, saysAlready(content, section, plan)]).toEqual([section, true]);
    expect([section, saysAlready(sampleLanding(), section, plan)]).toEqual([section, false]);
  }
  expect(saysAlready(defaultLandingContent(), "accent", { accent: "bottle-green" })).toBe(true);
  expect(saysAlready({ ...content, pricing: { ...content.pricing, enabled: false } }, "plans", plan)).toBe(
    false,
  );
});

import { describe, expect, test } from "@jest/globals";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { landingContent } from "@/lib/landing/schema";
import { countCharacters, seoLimits } from "@/lib/seo/schema";
import { describedBusinesses } from "@/tests/support/business-plan/described-businesses";
import fc from "@/tests/support/properties";
import type { BusinessPlan } from "./answers";
import { makePlan } from "./make-plan";
import { acceptedSections, type BusinessPlanRequest, businessPlanRequest } from "./schema";

const site = { projectName: "Corner & Co", root: "https://example.com" };
const plan = (description: string, corrections: Partial<BusinessPlanRequest> = {}) =>
  makePlan({ description, ...corrections }, site);

/** Returns the sections with all questions of the plan answered. */
function answered({ sections, asks }: BusinessPlan) {
  const copy = structuredClone(sections);
  for (const { path } of asks) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const parent = keys.reduce<Record<string, unknown>>(
      (one, key) => one[key] as Record<string, unknown>,
      copy,
    );
    expect(parent[last]).toBe("");
    parent[last] = "12";
  }
  return copy;
}

function expectUsable(made: BusinessPlan) {
  const sections = answered(made);
  expect(acceptedSections.parse(sections)).toEqual(sections);
  const { support, ...texts } = sections.identity;
  landingContent.parse({
    hero: sections.hero,
    stats: sections.stats,
    features: sections.features,
    pricing: { enabled: true, plans: sections.plans },
    testimonials: sections.testimonials,
    callToAction: sections.callToAction,
    footer: {
      ...texts,
      links: { product: [], company: [], support },
      social: { twitter: "", linkedin: "", github: "" },
    },
    accent: sections.accent,
  });
  const isKnown = made.understanding.kind.value !== "general";
  expect(sections.features.length).toBeGreaterThanOrEqual(isKnown ? 6 : 1);
  expect(sections.home.title).not.toBe(sections.welcome.title);
  expect(sections.home.description).not.toBe(sections.welcome.description);
  for (const path of made.suggested) expect(path).toMatch(/^(?:features|plans)\.\d+$/);
}

describe("every plan can be applied once its questions are answered", () => {
  const place = fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" });
  const requests = fc
    .record(
      {
        description: fc.oneof(
          fc.string({ minLength: 1, maxLength: 400, unit: "grapheme" }),
          fc.string({ minLength: 1, maxLength: 400, unit: "binary" }),
          fc
            .array(
              fc.oneof(
                fc.constantFrom(
                  ..."we are a restaurant in Bern called “ ” ' , . - $ 12 since 1998 € per month offer & < > </b> {name} [ ] \n".split(
                    " ",
                  ),
                ),
                fc.string({ maxLength: 12, unit: "grapheme" }),
              ),
              { minLength: 1, maxLength: 80 },
            )
            .map((words) => words.join(" ")),
        ),
        kind: fc.constantFrom(...businessKinds().map(({ key }) => key)),
        name: place,
        place,
        tone: fc.constantFrom("plain", "warm", "elegant", "lively"),
      },
      { requiredKeys: ["description"] },
    )
    .filter((request) => businessPlanRequest.safeParse(request).success)
    .map((request) => businessPlanRequest.parse(request));

  test("for every description", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const made = makePlan(request, site);
        expectUsable(made);
        expect(makePlan(request, site)).toEqual(made);
      }),
      { numRuns: 300 },
    );
  });

  test.each(describedBusinesses)("for $description", ({ description }) => {
    const made = plan(description);
    expectUsable(made);
    const { home, welcome } = made.sections;
    for (const { title, description: said } of [home, welcome]) {
      expect(countCharacters(title)).toBeLessThanOrEqual(seoLimits.title);
      expect(countCharacters(said)).toBeGreaterThanOrEqual(seoLimits.descriptionFrom - 20);
      expect(countCharacters(said)).toBeLessThanOrEqual(seoLimits.description);
    }
  });
});

test("facts that only the owner knows are left empty and requested", () => {
  const { sections, asks, suggested } = plan(
    "Casa Bella is an Italian restaurant in Bern. We serve pizza and pasta.",
  );
  expect(sections.stats.map(({ value }) => value)).toEqual(["", "", ""]);
  expect(sections.plans.every(({ price }) => price === "")).toBe(true);
  expect(sections.testimonials).toEqual([{ content: "", name: "", role: "" }]);
  expect(asks.map(({ path }) => path)).toEqual([
    "stats.0.value",
    "stats.1.value",
    "stats.2.value",
    "plans.0.price",
    "plans.1.price",
    "plans.2.price",
    "testimonials.0.content",
    "testimonials.0.name",
  ]);
  expect(sections.features.slice(0, 2).map(({ title }) => title)).toEqual(["Pizza", "Pasta"]);
  expect(suggested).toEqual([
    "features.2",
    "features.3",
    "features.4",
    "features.5",
    "plans.0",
    "plans.1",
    "plans.2",
  ]);
});

test("the page ends with a call to action from the description", () => {
  const ending = (description: string) => plan(description).sections.callToAction;
  expect(ending("Crumb is a bakery in Lyon. We sell sourdough, croissants and coffee.")).toEqual({
    title: "Ready to place an order?",
    text: "We offer sourdough, pastries and coffee in Lyon.",
  });
  expect(ending("Crumb is a bakery in Lyon.")).toEqual({
    title: "Ready to place an order?",
    text: "Crumb is a bakery in Lyon.",
  });
});

test("the administrator's corrections override the reading", () => {
  const { understanding, sections } = plan("Casa Bella is an Italian restaurant in Bern.", {
    kind: "bakery",
    name: "Korn",
    place: "Thun",
    tone: "lively",
  });
  expect(understanding).toEqual({
    kind: { value: "bakery", label: "bakery", source: "chosen" },
    name: { value: "Korn", source: "chosen" },
    place: { value: "Thun", source: "chosen" },
    tone: { value: "lively", source: "chosen" },
  });
  expect(sections.hero.title).toBe("Warm bread. Happy mornings.");
  expect(sections.home.title).toBe("Korn: bakery in Thun");
});

test("a place that the administrator removes appears nowhere in the plan", () => {
  const { understanding, sections } = plan("Casa Bella is an Italian restaurant in Bern.", { place: "" });
  expect(understanding.place).toEqual({ value: "", source: "chosen" });
  expect(JSON.stringify(sections)).not.toContain("Bern");
});

test("contact details appear on the page and in the structured data", () => {
  const { identity, home } = plan("Drake & Sons is a plumber in Leeds. Call 0113 496 0000.").sections;
  expect(identity.support).toEqual([{ label: "0113 496 0000", url: "tel:01134960000" }]);
  expect(home.structuredData[0]).toMatchObject({ telephone: "0113 496 0000" });
  expect(plan("Drake & Sons is a plumber in Leeds.").sections.identity.support).toEqual([]);
});

test("structured data contains known facts only", () => {
  const entity = (description: string) => plan(description).sections.home.structuredData[0];
  expect(entity("Casa Bella is a vegan Italian restaurant in Portland, Oregon.")).toEqual({
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": "https://example.com/#business",
    name: "Casa Bella",
    url: "https://example.com/",
    description: expect.stringContaining("Casa Bella is a vegan Italian restaurant in Portland, Oregon."),
    address: { "@type": "PostalAddress", addressLocality: "Portland", addressRegion: "Oregon" },
    servesCuisine: ["Vegan", "Italian"],
  });
  expect(entity("Drake & Sons is a plumber in Leeds, UK.")).toMatchObject({
    "@type": "Plumber",
    address: { addressLocality: "Leeds", addressCountry: "UK" },
    areaServed: "Leeds",
  });
  expect(entity("Luma is an online shop from Lisbon.")).not.toHaveProperty("address");
  expect(entity("Casa Bella is a family restaurant.")).not.toHaveProperty("servesCuisine");
  expect(entity("Casa Bella is a family restaurant.")).not.toHaveProperty("address");
});

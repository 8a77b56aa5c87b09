import { expect, test } from "@jest/globals";
import { accentKeys } from "@/lib/landing/accents";
import { feature, footer, hero, landingLimits, plan, stat } from "@/lib/landing/schema";
import { requirements } from "@/lib/seo/structured-data-requirements";
import { fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import type { BusinessKind } from "./kind";
import { kinds } from "./kinds";
import { fold } from "./read/words";

const facts = {
  name: `Name ${"of eighty ".repeat(8)}`.slice(0, 80),
  place: `Place ${"of eighty ".repeat(8)}`.slice(0, 80),
  kind: "very long qualified independent kind of business",
};
const patternsOf = ({ headlines, subtitle, tagline, keywords, offers }: BusinessKind) => [
  ...Object.values(headlines),
  subtitle,
  tagline,
  ...keywords,
  ...offers.map(({ description }) => description),
];
const named = kinds.filter(({ key }) => key !== "general").map((kind) => [kind.key, kind] as const);
const all = kinds.map((kind) => [kind.key, kind] as const);

test("keys are unique, and no two kinds share a name", () => {
  expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length);
  const names = kinds.flatMap(({ names, activities = [] }) => [...names, ...activities]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(kinds.length).toBeGreaterThan(24);
  expect(kinds.at(-1)?.key).toBe("general");
});

test.each(named)(
  "%s can be recognised",
  (_, { names, activities = [], hints, labels = {}, looseQualifiers = [], qualifiers }) => {
    expect(names.length).toBeGreaterThan(2);
    expect(hints.length).toBeGreaterThan(5);
    for (const text of [...names, ...activities, ...hints]) expect(text).toBe(fold(text).trim());
    for (const name of Object.keys(labels)) expect([...names, ...activities]).toContain(name);
    for (const one of looseQualifiers) expect(qualifiers).toContain(one);
    expect(new Set(qualifiers).size).toBe(qualifiers.length);
  },
);

test.each(all)("%s has offers, figures and plans enough, each once", (_, kind) => {
  expect(kind.offers.length).toBeGreaterThanOrEqual(8);
  expect(kind.figures).toHaveLength(3);
  expect(kind.plans.length).toBeGreaterThanOrEqual(2);
  const titles = kind.offers.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { words } of kind.offers)
    expect(words.every((word) => word === word.trim() && word !== "")).toBe(true);
  expect(accentKeys).toContain(kind.accent);
});

test.each(all)("%s has a type that search engines know", (_, { key, schemaType, isLocal }) => {
  const local = requirements.find(({ types }) => types.includes("LocalBusiness"))?.types ?? [];
  const others = [
    "Physiotherapy",
    "HomeAndConstructionBusiness",
    "EducationalOrganization",
    "Organization",
    "OnlineStore",
  ];
  expect([...local, ...others]).toContain(schemaType);
  if (isLocal) expect(["Organization", "OnlineStore"]).not.toContain(schemaType);
  expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(all)("the patterns of %s are well formed", (_, kind) => {
  for (const pattern of patternsOf(kind)) {
    expect(pattern.replace(/\[[^[\]]*\]/g, "")).not.toMatch(/[[\]]/);
    expect(pattern.replace(/\{(?:name|place|kind|Kind|a kind)\}/g, "")).not.toMatch(/[{}]/);
    expect(pattern.replace(/\[[^[\]]*\]/g, "")).not.toContain("{place}");
    for (const place of ["", "Bern"]) {
      const text = fillIn(pattern, { ...facts, place });
      expect(text).not.toMatch(/[[\]{}]| {2}|\s[.,;:]/);
    }
  }
});

test.each(all)("the texts of %s fit on the page, whatever the names are", (_, kind) => {
  const text = (pattern: string, max: number) => fitText(fillIn(pattern, facts), max);
  for (const headline of Object.values(kind.headlines)) {
    const page = { title: text(headline, 120), subtitle: text(kind.subtitle, 300), ctaText: kind.ctaText };
    expect(hero.parse(page)).toEqual(page);
  }
  footer.shape.tagline.parse(text(kind.tagline, 160));
  for (const { icon, title, description } of kind.offers) feature.parse({ icon, title, description });
  for (const { label } of kind.figures) stat.parse({ value: "12", label });
  for (const { hint, ...one } of kind.plans) {
    plan.parse({ ...one, features: [...one.features], price: "$1", highlighted: false });
    expect(hint).toMatch(/^For example ./);
  }
  expect(kind.offers.length).toBeLessThanOrEqual(landingLimits.features);
});

/** Words that promise, praise or count what no owner said. */
const claims =
  /\b(?:best|award|guarantee\w*|leading|finest|number one|trusted|certified|years? of|since \d|unbeatable|world[- ]class|passion\w*|unlock|elevate|seamless|solutions|cutting[- ]edge|24\/7|free of charge|happy customers)\b|[$€£]\s?\d|\d+ ?%/i;

test.each(all)("the texts of %s claim nothing", (_, kind) => {
  for (const pattern of patternsOf(kind)) expect(pattern).not.toMatch(claims);
});

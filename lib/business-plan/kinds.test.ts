import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { BusinessKind } from "@/lib/business-kinds/kind";
import { businessKinds, readKinds } from "@/lib/business-kinds/kinds.server";
import { accentKeys } from "@/lib/landing/accents";
import { landingLimits } from "@/lib/landing/limits";
import { feature, footer, hero, plan, stat } from "@/lib/landing/schema";
// Has zod describe problems as calls do.
import "@/lib/platform/http/validate";
import { requirements } from "@/lib/seo/structured-data-requirements";
import { fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import { gazetteer } from "./read/gazetteer";
import { fold } from "./read/words";

const kinds = businessKinds();
const list = (words: string) => words.split(", ");

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
const phrasesOf = ({ offers }: BusinessKind) =>
  offers.map(({ title, said }) => said ?? title.charAt(0).toLowerCase() + title.slice(1));
const typesOf = ({ schemaType, schemaTypes = {} }: BusinessKind) => [
  schemaType,
  ...Object.values(schemaTypes),
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

test("unknown facts about a kind of business are left out", () => {
  expect(kinds.at(-1)).toMatchObject({ key: "general", offers: [], plans: [] });
});

test.each(named)("%s has offers, figures and plans enough, each once", (_, kind) => {
  expect(kind.offers.length).toBeGreaterThanOrEqual(8);
  expect(kind.figures).toHaveLength(3);
  expect(kind.plans.length).toBeGreaterThanOrEqual(2);
  const titles = kind.offers.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const words = kind.offers.flatMap((one) => one.words);
  expect(words.filter((word) => word !== fold(word).trim() || word === "")).toEqual([]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(accentKeys).toContain(kind.accent);
});

test.each(named)("%s is described by its own noun", (_, { label, names, labels = {}, schemaTypes = {} }) => {
  expect(names.filter((name) => !labels[name])).toEqual([]);
  expect(Object.values(labels)).toContain(label);
  for (const one of Object.keys(schemaTypes)) expect(Object.values(labels)).toContain(one);
});

test.each(all)("%s has a type that search engines know", (_, kind) => {
  const { key, schemaType, isLocal } = kind;
  const local = requirements.find(({ types }) => types.includes("LocalBusiness"))?.types ?? [];
  const others = [
    "Physiotherapy",
    "HomeAndConstructionBusiness",
    "EducationalOrganization",
    "Organization",
    "OnlineStore",
  ];
  for (const type of typesOf(kind)) expect([...local, ...others]).toContain(type);
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

/** Words that mean more than an offer: “near the Botanic Garden”, “a workshop in Ghent”, “led by”. */
const broad = new Set(
  list(
    "view, garden, terrace, workshop, back, new, change, pool, hiking, tour, will, service, group, private, support, design, data, light, led, sat, home, house, music, operation, training, gift, contacts, airport, manual, automatic, interior, english, german, french, spanish, paint, body, test, office, business, family, project, review, planning, video call, online, mobile",
  ),
);
const cities = new Set([...gazetteer.values()].flat().map(({ value }) => fold(value)));

test.each(all)("the words for offers of %s are unambiguous", (_, { offers }) => {
  const words = offers.flatMap((one) => one.words);
  expect(words.filter((word) => broad.has(word) || cities.has(word))).toEqual([]);
});

const properNouns = list(
  "latin, pilates, japanese, italian, french, english, german, spanish, wordpress, ai, hvac, botox",
);

test.each(all)("the offers of %s fit into a sentence", (_, kind) => {
  for (const phrase of phrasesOf(kind)) {
    expect(phrase).not.toMatch(
      /^(?:for|bring|before|after|at|in|to|with|without|from|on|by|we|you|ask|out|your|our)\b|[.!?:;]/,
    );
    for (const word of phrase.split(/[ -]/)) {
      if (/^\p{Ll}/u.test(word)) expect(properNouns).not.toContain(word);
    }
  }
});

/** Words of promises, praise or numbers that the owner did not state. */
const claims =
  /\b(?:best|award|guarantee\w*|leading|finest|number one|trusted|certified|years? of|since \d|unbeatable|world[- ]class|passion\w*|unlock|elevate|seamless|solutions|cutting[- ]edge|24\/7|free of charge|happy customers)\b|[$€£]\s?\d|\d+ ?%/i;

/** Promises that a text must not make for the owner: “we come”, “the same person each time”, “sent in time”. */
const promises =
  /\b(?:we (?:will|come|go|get|give|deal|put|listen|explain|show|walk|stay|speak|treat|tell|look|keep|talk|find|do|know|work|first)|you (?:get|will)|always|every time|each time|same (?:person|day)|on time|(?:sent|arrives?|done|finished) in time|until it is done|only then|in a minute|will show you|knows you|keep you|send it back|no matter|promis\w*|included|whenever|when(?:ever)? you like|any time|around the clock|for free)\b/i;

test.each(all)("the texts of %s contain no claims or promises", (_, kind) => {
  const others = [
    kind.ctaText,
    ...kind.offers.map(({ title }) => title),
    ...kind.plans.flatMap(({ name, features }) => [name, ...features]),
  ];
  for (const text of [...patternsOf(kind), ...others]) {
    expect(text).not.toMatch(claims);
    expect(text).not.toMatch(promises);
  }
});

describe("a folder of kinds is refused, naming the file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kinds-"));
  const source = path.join(process.cwd(), "content", "business-kinds", "bakery.json");
  const entry: Record<string, unknown> = JSON.parse(readFileSync(source, "utf8"));
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), typeof content === "string" ? content : JSON.stringify(content));

  beforeEach(() => {
    for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
    write("order.json", ["bakery"]);
    write("bakery.json", entry);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("that is whole is read", () => {
    expect(readKinds(folder)).toEqual([businessKinds().find(({ key }) => key === "bakery")]);
  });

  test.each<[string, () => void, RegExp]>([
    ["with a file that is not listed", () => write("beekeeper.json", entry), /does not list beekeeper\.json/],
    [
      "with a file of another type",
      () => write("bakery.yaml", "label: bakery"),
      /does not list bakery\.yaml/,
    ],
    ["without a file that is listed", () => write("order.json", ["bakery", "zoo"]), /zoo\.json.*ENOENT/],
    ["with a file that is no JSON", () => write("bakery.json", '{"label": '), /bakery\.json.*JSON/],
    [
      "with an unknown field",
      () => write("bakery.json", { ...entry, colour: "red" }),
      /bakery\.json.*Unknown field: colour/s,
    ],
    [
      "with an unknown placeholder",
      () => write("bakery.json", { ...entry, subtitle: "Welcome to {town}" }),
      /bakery\.json.*Unknown placeholder.*subtitle/s,
    ],
    [
      "with a place outside of brackets",
      () => write("bakery.json", { ...entry, tagline: "Bread in {place}" }),
      /bakery\.json.*brackets.*tagline/s,
    ],
  ])("%s", (_, spoil, message) => {
    spoil();
    expect(() => readKinds(folder)).toThrow(message);
  });
});

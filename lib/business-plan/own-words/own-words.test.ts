import { describe, expect, test } from "@jest/globals";
import { outsideCrafts } from "@/tests/support/business-plan/outside-crafts";
import type { OutsideKind } from "@/tests/support/business-plan/outside-kind";
import { outsidePlaces } from "@/tests/support/business-plan/outside-places";
import type { PlanSections } from "../answers";
import { makePlan } from "../make-plan";
import { wordSet } from "../read/phrases";
import { wordsOf } from "../read/words";

const outsideKinds = [...outsideCrafts, ...outsidePlaces];

const plan = (description: string) =>
  makePlan({ description }, { projectName: "Kilima Kitchen", root: "https://example.com" });

/** The words that a plan may contain in addition to those of its description. */
const neutral = wordSet(`
  welcome to good see you here say hello in and get touch home ask us about it we are glad tell more will all something
  for let talk of have a look around what offer hearing from forward years business customers people the team
  ready per month day hour person week night year free
`);
/** Words without content, which may be left out. */
const carriers = wordSet(`
  a an the and or of in on at to for from with by our my we i is are am be it its it's not us plus also who that
  called named name company business firm society call phone tel write email e-mail contact location based located near
  price prices us me or hi i need create website site
`);

const wordsIn = (text: string) => wordsOf(text).map(({ folded }) => folded);

/** All texts of the page and its SEO settings, without icons and types. */
function saidIn({
  hero,
  callToAction,
  identity,
  features,
  stats,
  plans,
  home,
  welcome,
}: PlanSections): string {
  const tags = [home, welcome].flatMap(({ title, description, keywords, structuredData }) => [
    title,
    description,
    ...keywords,
    ...structuredData.flatMap(({ name, description: said }) => [name, said]),
  ]);
  return [
    ...Object.values(hero),
    ...Object.values(callToAction),
    identity.companyName,
    identity.tagline,
    ...identity.support.map(({ label }) => label),
    ...features.flatMap(({ title, description }) => [title, description]),
    ...stats.flatMap(({ value, label }) => [value, label]),
    ...plans.flatMap(({ name, price, period }) => [name, price, period]),
    ...tags,
  ].join(" \n ");
}

test("there are enough descriptions of many sorts", () => {
  expect(outsideKinds.length).toBeGreaterThanOrEqual(40);
});

describe.each(outsideKinds)("$description", ({ description, name, place, offers }: OutsideKind) => {
  const { understanding, sections, asks, suggested } = plan(description);

  test("has no known kind, and its name and place are as described, or requested", () => {
    expect(understanding).toMatchObject({
      kind: { value: "general", source: "assumed" },
      name: { value: name, source: name ? "read" : "assumed" },
      place: { value: place },
    });
    expect(sections.identity.companyName).toBe(name);
    expect(asks.some(({ path }) => path === "identity.companyName")).toBe(name === "");
    expect(JSON.stringify(sections)).not.toContain("Kilima");
  });

  test("has the described offers in their order", () => {
    const titles = sections.features.map(({ title }) => title);
    expect(titles).toEqual(offers.length > 0 ? offers : [""]);
    expect(asks.some(({ path }) => path === "features.0.title")).toBe(offers.length === 0);
    expect(suggested.filter((path) => path.startsWith("features"))).toEqual([]);
  });

  test("no content is invented", () => {
    const known = new Set(wordsIn(description.replace("three", "three 3")));
    const invented = wordsIn(saidIn(sections)).filter((word) => !known.has(word) && !neutral.has(word));
    expect(invented).toEqual([]);
  });

  test("no content of the description is lost", () => {
    const told = new Set(wordsIn(saidIn(sections)));
    expect(wordsIn(description).filter((word) => !told.has(word) && !carriers.has(word))).toEqual([]);
  });
});

test("an empty description requests all facts", () => {
  const { sections, asks } = plan("We would like a nice website.");
  expect(sections.hero).toEqual({ title: "Welcome", subtitle: "", ctaText: "Get in touch" });
  expect(asks.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "hero.subtitle",
      "identity.companyName",
      "features.0.title",
      "features.0.description",
      "plans.0.name",
      "plans.0.price",
    ]),
  );
});

test("the page consists of the writer's sentences", () => {
  const { sections } = plan(
    "mobile beekeeping workshops for schools and companies around Leeds; honey sold online",
  );
  expect(sections.hero).toMatchObject({
    title: "Mobile beekeeping workshops and honey around Leeds",
    subtitle: "Mobile beekeeping workshops for schools and companies around Leeds. Honey sold online.",
  });
  expect(sections.features.map(({ description }) => description)).toEqual([
    "For schools and companies around Leeds.",
    "Sold online.",
  ]);
  expect(sections.home.structuredData).toEqual([]);
});

test("a list's heading is kept with it, and negated offers are left out", () => {
  const { sections } = plan("We look after old tractors.\n- engines\n- paint\n- no tyres");
  expect(sections.features.map(({ title }) => title)).toEqual(["Engines", "Paint"]);
  expect(sections.hero.subtitle).toContain("We look after old tractors.");
});

test("a long description is cut to the page's limits, keeping facts that only one sentence has", () => {
  const { sections } = plan(
    `A museum of clocks in Ghent. ${Array.from({ length: 30 }, (_, index) => `We show clock number x${index} of the tower.`).join(" ")}`,
  );
  expect(sections.hero.subtitle.length).toBeLessThanOrEqual(300);
  expect(sections.hero.subtitle).toContain("A museum of clocks in Ghent.");
  expect(sections.features.length).toBeLessThanOrEqual(12);
});

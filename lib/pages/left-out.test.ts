import { expect, test } from "@jest/globals";
import { contactOf } from "@/lib/business-profile/contact";
import { emptyProfile } from "@/lib/business-profile/schema";
import { blankSection } from "./blank-section";
import { leftOut } from "./left-out";
import type { PageSection } from "./schema";
import type { SectionData } from "./section-data";
import { sectionTypes } from "./section-words";

const nothing: SectionData = {
  pictures: {},
  paths: {},
  contact: { name: "Mill", ...contactOf(emptyProfile) },
  contactForm: null,
  hours: {},
  menus: {},
};

test("a section without content is left out, except for those of their own words", () => {
  const shown = sectionTypes.filter((type) => leftOut(blankSection(type, "one"), nothing) === null);
  expect(shown).toEqual(["hero", "callToAction"]);
});

test.each<[string, PageSection, Partial<SectionData>]>([
  [
    "opening hours of the owner’s first restaurant",
    blankSection("hours", "one"),
    { hours: { "": { lines: ["Mon–Sat 09:00–17:00"] } } },
  ],
  [
    "the menu of that restaurant",
    blankSection("menu", "one"),
    { menus: { "": { name: "Mill", path: "/order/mill", currency: "eur", categories: [] } } },
  ],
  [
    "contact details",
    blankSection("contact", "one"),
    { contact: { name: "Mill", ...contactOf({ ...emptyProfile, email: "mill@example.com" }) } },
  ],
  ["the contact form", blankSection("contactForm", "one"), { contactForm: { enabled: true } as never }],
  [
    "questions",
    { ...blankSection("questions", "one"), questions: [{ question: "Open?" }] } as PageSection,
    {},
  ],
])("a section with content is shown: %s", (_name, section, data) => {
  expect(leftOut(section, { ...nothing, ...data })).toBeNull();
});

test("hours of another restaurant, and a picture that was deleted, don’t count", () => {
  const hours = { "": { lines: ["Mon–Sat 09:00–17:00"] } };
  const ofAnother = { ...blankSection("hours", "one"), restaurant: "another" } as PageSection;
  expect(leftOut(ofAnother, { ...nothing, hours })).toBe("Enter the week under Opening hours.");
  const deleted = { ...blankSection("picture", "one"), picture: "deleted" } as PageSection;
  expect(leftOut(deleted, nothing)).toBe("Choose a picture.");
});

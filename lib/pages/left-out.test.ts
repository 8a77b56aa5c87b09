import { expect, test } from "@jest/globals";
import { contactOf } from "@/lib/business-profile/contact";
import { emptyProfile } from "@/lib/business-profile/schema";
import { noSectionData } from "@/tests/support/pages/section-data";
import { blankSection } from "./blank-section";
import { leftOut } from "./left-out";
import type { PageSection } from "./schema";
import type { SectionData } from "./section-data";
import { sectionTypes } from "./section-words";

test("a section without content is left out, except for those of their own words", () => {
  const shown = sectionTypes.filter((type) => leftOut(blankSection(type, "one"), noSectionData) === null);
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
  expect(leftOut(section, { ...noSectionData, ...data })).toBeNull();
});

test("hours of another restaurant, and a picture that was deleted, don’t count", () => {
  const hours = { "": { lines: ["Mon–Sat 09:00–17:00"] } };
  const ofAnother = { ...blankSection("hours", "one"), restaurant: "another" } as PageSection;
  expect(leftOut(ofAnother, { ...noSectionData, hours })).toBe("Enter the week under Opening hours.");
  const deleted = { ...blankSection("picture", "one"), picture: "deleted" } as PageSection;
  expect(leftOut(deleted, noSectionData)).toBe("Choose a picture.");
});

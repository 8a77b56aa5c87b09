import { expect, test } from "@jest/globals";
import { contentOf, type NewSection } from "@/lib/pages/new-content";
import { pageContent } from "@/lib/pages/schema";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { plainText, type RichTextDocument } from "@/lib/rich-text/document";
import { legalParts } from "./drafts";
import type { LegalFacts } from "./facts";
import { type LegalKind, legalKinds } from "./kinds";
import { legalLanguages, legalTexts } from "./texts";

const nothing: LegalFacts = {
  name: "",
  places: [],
  phone: "",
  email: "",
  taxNumber: "",
  networks: [],
  takesReservations: false,
  hasContactForm: false,
  takesCards: false,
  restaurants: [],
  retention: { orders: 0, reservations: 365, messages: 0, spam: 30, mails: 90, visits: 400 },
};
const bakery: LegalFacts = {
  name: "Corner Bakery",
  places: [["Main Street 1", "10115 Berlin"]],
  phone: "+49 30 901820",
  email: "hello@bakery.example",
  taxNumber: "DE123456789",
  networks: ["Instagram"],
  takesReservations: true,
  hasContactForm: true,
  takesCards: true,
  restaurants: [
    {
      name: "The Corner",
      delivers: true,
      pricesIncludeTax: true,
      dishes: [
        { name: "Soup", allergens: "Celery, milk" },
        { name: "Bread", allergens: "" },
      ],
    },
  ],
  retention: { orders: 30, reservations: 60, messages: 180, spam: 7, mails: 20, visits: 100 },
};

const write = (kind: LegalKind, facts: LegalFacts, language = "en") =>
  legalParts(kind, facts, translatorOf(language)).map(({ section }) => section);
const documentsOf = (sections: readonly NewSection[]) =>
  sections.map((one) => ({
    heading: "heading" in one ? one.heading : "",
    text: (one as { text: RichTextDocument }).text,
  }));
const textOf = (sections: readonly NewSection[]) =>
  documentsOf(sections.slice(1))
    .map(({ heading, text }) => `${heading}\n${plainText(text)}`)
    .join("\n");

const isValid = (sections: readonly NewSection[]) =>
  pageContent.safeParse(contentOf({ title: "Legal", slug: "legal", sections })).error?.issues ?? [];

const inAllLanguages = legalLanguages.flatMap((language) =>
  legalKinds.map((kind) => [kind, language] as const),
);

test.each(inAllLanguages)(
  "the %s (%s) is a valid page that begins with a note for the owner alone",
  (kind, language) => {
    for (const facts of [nothing, bakery]) {
      const sections = write(kind, facts, language);
      const [first, ...others] = sections;
      expect(isValid(sections)).toEqual([]);
      expect(first).toMatchObject({ shown: false, heading: legalTexts(language).note.heading });
      expect(others.every((one) => !("shown" in one))).toBe(true);
      expect(JSON.stringify(sections)).not.toMatch(/[{]\w+\??[}]/);
    }
    expect(textOf(write(kind, nothing, language))).toContain("[…");
  },
);

const placeholdersIn = (text: unknown) =>
  [...new Set(JSON.stringify(text).match(/[{]\w+\??[}]/g))].toSorted();

test.each(inAllLanguages)("the %s (%s) has the same facts as in English", (kind, language) => {
  expect(placeholdersIn(legalTexts(language)[kind])).toEqual(placeholdersIn(legalTexts("en")[kind]));
});

test.each([
  ["de", "Tagen"],
  ["es", "días"],
  ["fr", "jours"],
  ["it", "giorni"],
])("the times of the privacy page (%s) are in its language", (language, days) => {
  const text = textOf(write("privacy", bakery, language));
  for (const time of Object.values(bakery.retention)) expect(text).toContain(`${time} ${days}`);
});

test("a draft is in the language of the site, with what the law of its country asks for", () => {
  expect(textOf(write("imprint", bakery, "de"))).toMatch(
    /§\s5 DDG\nCorner Bakery.*DE123456789.*§\s18 Abs\.\s2/s,
  );
  expect(textOf(write("imprint", bakery, "fr"))).toMatch(/Éditeur du site.*Hébergeur.*médiateur/s);
  expect(textOf(write("imprint", bakery, "it"))).toMatch(/Partita IVA: DE123456789.*REA/s);
  expect(textOf(write("imprint", bakery, "es"))).toMatch(/NIF: DE123456789.*hojas de reclamaciones/s);
  expect(textOf(write("terms", bakery, "de"))).toContain(
    "Mit „Jetzt zahlen“ oder „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab",
  );
  expect(textOf(write("privacy", bakery, "de-AT"))).toContain("nach 30 Tagen entfernt");
  expect(textOf(write("imprint", bakery, "nl"))).toContain("Provider");
});

test("the imprint has the facts of the profile, and gaps for those that are unknown", () => {
  const text = textOf(write("imprint", bakery));
  for (const fact of [
    "Corner Bakery",
    "Main Street 1",
    "+49 30 901820",
    "hello@bakery.example",
    "DE123456789",
  ])
    expect(text).toContain(fact);
  expect(textOf(write("imprint", nothing))).toMatch(/\[… name of the business\].*\[… street and number\]/s);
});

test("the privacy page names what the site stores, and for how long", () => {
  const text = textOf(write("privacy", bakery));
  for (const words of [
    "removed after 30 days",
    "deleted after 60 days",
    "Messages are deleted after 180 days, spam after 7 days",
    "emails are deleted after 20 days",
    "counts are deleted after 100 days",
    "for deliveries the address, and your location if you send it",
    "Stripe",
    "Contact form",
    "Instagram",
  ])
    expect(text).toContain(words);
  const least = textOf(write("privacy", nothing));
  for (const words of ["Orders", "Reservations", "Stripe", "Contact form", "Social networks"])
    expect(least).not.toContain(words);
  const kept = { ...bakery, retention: { ...bakery.retention, orders: 0, messages: 0 } };
  expect(textOf(write("privacy", kept))).toContain(
    "[… after how long; the settings remove nothing at the moment]",
  );
  expect(textOf(write("privacy", kept))).toContain("Messages are kept without a time limit");
});

test("terms follow prices, payment and delivery", () => {
  expect(textOf(write("terms", bakery))).toMatch(/include VAT.*by card when you order.*Pickup and delivery/s);
  expect(textOf(write("terms", nothing))).toMatch(
    /Tax and a delivery fee are added.*\[… in cash.*\nPickup\n/s,
  );
});

test("allergens list each dish, with a gap for one without", () => {
  expect(textOf(write("allergens", bakery))).toContain(
    "The Corner\nSoup: Celery, milk\nBread: [… allergens, or “none”]",
  );
});

test("the longest menus stay within the limits of a page", () => {
  const dish = { name: "ö".repeat(120), allergens: "ä".repeat(200) };
  const long = Array.from({ length: 20 }, (_, index) => ({
    ...(bakery.restaurants[0] as LegalFacts["restaurants"][number]),
    name: `Restaurant ${index}`,
    dishes: Array(300).fill(dish),
  }));
  const sections = write("allergens", { ...bakery, restaurants: long });
  expect(isValid(sections)).toEqual([]);
  expect(JSON.stringify(sections).length).toBeLessThan(500_000);
  expect(sections.length).toBeGreaterThan(5);
});

import { expect, test } from "@jest/globals";
import { contentOf, type NewSection } from "@/lib/pages/new-content";
import { pageContent } from "@/lib/pages/schema";
import { plainText, type RichTextDocument } from "@/lib/rich-text/document";
import { allergens } from "./allergens";
import type { LegalFacts } from "./facts";
import { imprint } from "./imprint";
import { privacy } from "./privacy";
import { terms } from "./terms";

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
  retention: { orders: 0, reservations: 365, mails: 90, visits: 400 },
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
  retention: { orders: 30, reservations: 60, mails: 20, visits: 100 },
};

const kinds = { imprint, privacy, terms, allergens };
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

test.each(Object.entries(kinds))(
  "the %s is a valid page that begins with a note for the owner alone",
  (_, write) => {
    for (const facts of [nothing, bakery]) {
      const [first, ...others] = write(facts);
      expect(isValid(write(facts))).toEqual([]);
      expect(first).toMatchObject({ shown: false, heading: "Before you publish" });
      expect(others.every((one) => !("shown" in one))).toBe(true);
    }
    expect(textOf(write(nothing))).toContain("[…");
  },
);

test("the imprint has the facts of the profile, and gaps for those that are unknown", () => {
  const text = textOf(imprint(bakery));
  for (const fact of [
    "Corner Bakery",
    "Main Street 1",
    "+49 30 901820",
    "hello@bakery.example",
    "DE123456789",
  ])
    expect(text).toContain(fact);
  expect(textOf(imprint(nothing))).toMatch(/\[… name of the business\].*\[… street and number\]/s);
});

test("the privacy page names what the site stores, and for how long", () => {
  const text = textOf(privacy(bakery));
  for (const words of [
    "removed after 30 days",
    "deleted after 60 days",
    "emails are deleted after 20 days",
    "counts are deleted after 100 days",
    "for deliveries the address",
    "Stripe",
    "Contact form",
    "Instagram",
  ])
    expect(text).toContain(words);
  const least = textOf(privacy(nothing));
  for (const words of ["Orders", "Reservations", "Stripe", "Contact form", "Social networks"])
    expect(least).not.toContain(words);
  const kept = { ...bakery, retention: { ...bakery.retention, orders: 0 } };
  expect(textOf(privacy(kept))).toContain("[… after how long; the settings remove nothing at the moment]");
});

test("terms follow prices, payment and delivery", () => {
  expect(textOf(terms(bakery))).toMatch(/include VAT.*by card when you order.*Pickup and delivery/s);
  expect(textOf(terms(nothing))).toMatch(/Tax and a delivery fee are added.*\[… in cash.*\nPickup\n/s);
});

test("allergens list each dish, with a gap for one without", () => {
  expect(textOf(allergens(bakery))).toContain(
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
  const sections = allergens({ ...bakery, restaurants: long });
  expect(isValid(sections)).toEqual([]);
  expect(JSON.stringify(sections).length).toBeLessThan(500_000);
  expect(sections.length).toBeGreaterThan(5);
});

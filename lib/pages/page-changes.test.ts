import { expect, test } from "@jest/globals";
import { blankSection } from "./blank-section";
import { isSamePage, mergePages } from "./merge";
import { newContent } from "./new-content";
import { changesLine, pageChanges } from "./page-changes";
import { type PageContent, type PageSection, pageContent } from "./schema";
import { sectionTypes } from "./section-words";
import { startingForms } from "./starting-forms";
import { pageStructuredData } from "./structured-data";

const contact = (id: string, heading = ""): PageSection => ({ id, type: "contact", shown: true, heading });

const page = (fields: Partial<PageContent> = {}): PageContent => ({
  ...newContent({ title: "About", form: "blank", slug: "about" }),
  sections: [contact("a"), contact("b"), contact("c")],
  ...fields,
});

test("the differences of two contents are named", () => {
  const after = page({
    title: "Us",
    sections: [contact("b"), { ...contact("a"), shown: false }, contact("d", "Reach us")],
  });
  expect(pageChanges(page(), after).map(({ label, words }) => `${label}: ${words}`)).toEqual([
    "Title: Us",
    "Order of the sections: Changed",
    "Contact details: Hidden",
    "Contact details “Reach us”: Added",
    "Contact details: Removed",
  ]);
  expect(changesLine(page(), page({ sections: [contact("a", "X"), contact("b"), contact("c")] }))).toBe(
    "Contact details “X” (changed)",
  );
  expect(changesLine(page(), page())).toBe("");
});

test("a merge keeps the changes of both sides, section by section", () => {
  const base = page();
  const mine = page({ title: "Us", sections: [contact("b"), contact("a", "Mine"), contact("c")] });
  const theirs = page({
    slug: "we",
    sections: [contact("a"), contact("b", "Theirs"), contact("c"), contact("d")],
  });
  const merged = mergePages({ base, mine, theirs });
  expect(merged).toMatchObject({ title: "Us", slug: "we" });
  expect(
    merged.sections.map((section) => `${section.id} ${"heading" in section && section.heading}`),
  ).toEqual(["b Theirs", "a Mine", "c ", "d "]);
  expect(isSamePage(mergePages({ base, mine: base, theirs }), theirs)).toBe(true);
});

test.each(startingForms)("a page that begins as %s is valid", (form) => {
  const content = newContent({ title: "A page", form, slug: "a-page" });
  expect(pageContent.safeParse(content).error?.issues).toBeUndefined();
});

test("each type of section has a blank one with all its fields", () => {
  for (const type of sectionTypes) {
    const content = page({ sections: [blankSection(type, "a")] });
    const issues = pageContent.safeParse(content).error?.issues ?? [];
    expect([
      type,
      issues.filter(({ code }) => code === "unrecognized_keys" || code === "invalid_type"),
    ]).toEqual([type, []]);
  }
});

const answer = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});

test("questions with answers, and the pages above, are structured data", () => {
  const blank = { type: "doc" as const, content: [{ type: "paragraph" as const }] };
  const content = page({
    sections: [
      {
        id: "q",
        type: "questions",
        shown: true,
        heading: "",
        questions: [
          { question: "Do you deliver?", answer: answer("Yes.") },
          { question: "Why?", answer: blank },
        ],
      },
      {
        id: "h",
        type: "questions",
        shown: false,
        heading: "",
        questions: [{ question: "Hidden?", answer: answer("Yes.") }],
      },
    ],
  });
  const crumbs = [
    { title: "Us", path: "/us" },
    { title: "About", path: "/us/about" },
  ];
  expect(pageStructuredData(content, crumbs, "https://bakery.example")).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Do you deliver?",
          acceptedAnswer: { "@type": "Answer", text: "Yes." },
        },
      ],
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Us", item: "https://bakery.example/us" },
        { "@type": "ListItem", position: 2, name: "About", item: "https://bakery.example/us/about" },
      ],
    },
  ]);
  expect(pageStructuredData(page(), crumbs.slice(1), "https://bakery.example")).toEqual([]);
});

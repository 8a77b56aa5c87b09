import type { StructuredData } from "@/lib/platform/html/structured-data";
import { isEmptyRichText, plainText } from "@/lib/rich-text/document";
import type { PageContent } from "./schema";

/** @see https://schema.org/FAQPage */
function questionsEntry({ sections }: PageContent): StructuredData[] {
  const questions = sections.flatMap((section) =>
    section.type === "questions" && section.shown ? section.questions : [],
  );
  const answered = questions.filter(({ answer }) => !isEmptyRichText(answer));
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

type Crumb = { title: string; path: string };

/** @see https://schema.org/BreadcrumbList */
function breadcrumbEntry(crumbs: readonly Crumb[], root: string): StructuredData[] {
  if (crumbs.length < 2) return [];
  const itemListElement = crumbs.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: root + path,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

/** Returns what search engines learn of a page: its questions with their answers, and the pages above it. */
export const pageStructuredData = (content: PageContent, crumbs: readonly Crumb[], root: string) => [
  ...questionsEntry(content),
  ...breadcrumbEntry(crumbs, root),
];

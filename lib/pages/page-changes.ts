import { isSameField } from "@/lib/restaurants/editor/merge";
import type { PageContent, PageSection } from "./schema";
import { sectionLabel } from "./section-words";

/** A difference between two contents: a field of the page, or a section. */
export type PageChange = { key: string; label: string; words: string };

const fieldLabels = {
  title: "Title",
  slug: "Web address",
  parent: "Page above",
  inNavigation: "Navigation",
  search: "Search engines",
} as const;

type Field = keyof typeof fieldLabels;

function valueWords(field: Field, content: PageContent): string {
  if (field === "inNavigation") return content.inNavigation ? "In the navigation" : "Not in the navigation";
  if (field === "title" || field === "slug") return content[field];
  return "Changed";
}

/** Returns whether sections that are in both lists have a different order. */
function isReordered(before: readonly PageSection[], after: readonly PageSection[]): boolean {
  const ids = (list: readonly PageSection[], others: readonly PageSection[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return ids(before, after).join() !== ids(after, before).join();
}

/** Lists what changed from one content to another, in the order of the page. */
export function pageChanges(before: PageContent, after: PageContent): PageChange[] {
  const fields = (Object.keys(fieldLabels) as Field[])
    .filter((field) => !isSameField(before[field], after[field]))
    .map((field) => ({ key: field, label: fieldLabels[field], words: valueWords(field, after) }));
  const had = new Map(before.sections.map((section) => [section.id, section]));
  const has = new Set(after.sections.map(({ id }) => id));
  const changed = after.sections.flatMap((section): PageChange[] => {
    const was = had.get(section.id);
    if (was && isSameField(was, section)) return [];
    const shownOnly = was && isSameField({ ...was, shown: section.shown }, section);
    const words = !was ? "Added" : shownOnly ? (section.shown ? "Shown" : "Hidden") : "Changed";
    return [{ key: section.id, label: sectionLabel(section), words }];
  });
  const removed = before.sections
    .filter(({ id }) => !has.has(id))
    .map((section) => ({ key: section.id, label: sectionLabel(section), words: "Removed" }));
  const order = isReordered(before.sections, after.sections)
    ? [{ key: "order", label: "Order of the sections", words: "Changed" }]
    : [];
  return [...fields, ...order, ...changed, ...removed];
}

/** Says what changed in one line, such as `Title, Hero (added)`. */
export const changesLine = (before: PageContent, after: PageContent): string =>
  pageChanges(before, after)
    .map(({ label, words, key }) =>
      Object.hasOwn(fieldLabels, key) || key === "order" ? label : `${label} (${words.toLowerCase()})`,
    )
    .join(", ");

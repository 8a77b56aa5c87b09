import { randomUUID } from "node:crypto";
import { blankSection } from "./blank-section";
import type { PageContent, PageSection } from "./schema";
import type { StartingForm } from "./starting-forms";

/** A section with the fields that differ from those of a blank one. */
export type NewSection<Section = PageSection> = Section extends PageSection
  ? Partial<Section> & Pick<Section, "type">
  : never;

const sectionsOf: Record<StartingForm, readonly NewSection[]> = {
  blank: [],
  about: [
    { type: "text", heading: "Our story" },
    { type: "team", heading: "Who we are" },
    { type: "hours", heading: "When we are open" },
  ],
  menu: [
    { type: "menu", heading: "", buttonLabel: "Order online" },
    { type: "hours", heading: "When we are open" },
  ],
  questions: [{ type: "questions", heading: "" }],
  contact: [
    { type: "contact", heading: "" },
    { type: "map", heading: "How to find us" },
    { type: "contactForm", heading: "Write to us" },
  ],
};

type NewContent = { title: string; slug: string };

/** Returns the content of a new page with sections. */
export function contentOf({
  title,
  slug,
  sections,
}: NewContent & { sections: readonly NewSection[] }): PageContent {
  return {
    title,
    slug,
    parent: "",
    inNavigation: false,
    search: { title: "", description: "", hidden: false },
    sections: sections.map(
      (section) => ({ ...blankSection(section.type, randomUUID()), ...section }) as PageSection,
    ),
  };
}

/** Returns the content of a new page that begins with a form. */
export const newContent = ({ form, ...page }: NewContent & { form: StartingForm }): PageContent =>
  contentOf({ ...page, sections: sectionsOf[form] });

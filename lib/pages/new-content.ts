import { randomUUID } from "node:crypto";
import { english, type Translate } from "@/lib/platform/language/translate";
import { blankSection } from "./blank-section";
import type { PageContent, PageSection } from "./schema";
import type { StartingForm } from "./starting-forms";

/** A section with the fields that differ from those of a blank one. */
export type NewSection<Section = PageSection> = Section extends PageSection
  ? Partial<Section> & Pick<Section, "type">
  : never;

/** Returns the titles that are proposed for new pages, in the language of `t`. */
export const formTitles = (t: Translate): Record<StartingForm, string> => ({
  blank: "",
  about: t("About us"),
  menu: t("Menu"),
  questions: t("Questions and answers"),
  contact: t("Contact"),
});

function sectionsOf(form: StartingForm, t: Translate): readonly NewSection[] {
  const hours: NewSection = { type: "hours", heading: t("When we are open") };
  const all: Record<StartingForm, readonly NewSection[]> = {
    blank: [],
    about: [{ type: "text", heading: t("Our story") }, { type: "team", heading: t("Who we are") }, hours],
    menu: [{ type: "menu", heading: "", buttonLabel: t("Order online") }, hours],
    questions: [{ type: "questions", heading: "" }],
    contact: [
      { type: "contact", heading: "" },
      { type: "map", heading: t("How to find us") },
      { type: "contactForm", heading: t("Write to us") },
    ],
  };
  return all[form];
}

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

/** Returns the content of a new page that begins with a form, with words in the language of `t`. */
export const newContent = (
  { form, ...page }: NewContent & { form: StartingForm },
  t: Translate = english,
): PageContent => contentOf({ ...page, sections: sectionsOf(form, t) });

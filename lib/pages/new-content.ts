import { randomUUID } from "node:crypto";
import { blankSection } from "./blank-section";
import type { PageContent, PageSection } from "./schema";
import type { StartingForm } from "./starting-forms";

type Part<Section = PageSection> = Section extends PageSection
  ? Partial<Section> & Pick<Section, "type">
  : never;

const sectionsOf: Record<StartingForm, readonly Part[]> = {
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

/** Returns the content of a new page. */
export function newContent({
  title,
  form,
  slug,
}: {
  title: string;
  form: StartingForm;
  slug: string;
}): PageContent {
  return {
    title,
    slug,
    parent: "",
    inNavigation: false,
    search: { title: "", description: "", hidden: false },
    sections: sectionsOf[form].map(
      (part) => ({ ...blankSection(part.type, randomUUID()), ...part }) as PageSection,
    ),
  };
}

import { CONTACT_FORM_ID } from "./contact-form";
import type { LandingContent } from "./schema";
import type { OrderedSection } from "./section-names";
import { headingOf } from "./sections";
import { shownSections } from "./shown-sections";

const anchorOf = (section: OrderedSection) =>
  section === "callToAction"
    ? "#call-to-action"
    : section === "contact"
      ? `#${CONTACT_FORM_ID}`
      : `#${section}`;

/** The parts of the landing page that are shown, as targets of links. */
export function linkedParts(content: LandingContent) {
  const parts = shownSections(content).map((section) => ({
    value: anchorOf(section),
    label:
      section === "callToAction"
        ? content.callToAction.title || "Call to action"
        : headingOf(content, section),
  }));
  return [...parts, { value: "#contact", label: headingOf(content, "footer") }];
}

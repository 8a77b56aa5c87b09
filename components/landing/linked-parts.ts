import { CONTACT_FORM_ID } from "@/lib/landing/contact-form";
import type { LandingContent } from "@/lib/landing/schema";
import type { OrderedSection } from "@/lib/landing/section-names";
import { headingOf } from "@/lib/landing/sections";
import { shownSections } from "@/lib/landing/shown-sections";

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

import { english, type Translate } from "@/lib/platform/language/translate";
import type { LandingContent } from "./schema";
import type { OrderedSection } from "./section-names";
import { headingOf } from "./sections";
import { shownSections } from "./shown-sections";

export type LandingLink = { label: string; href: string };

const inNavbar = ["features", "pricing", "testimonials"] as const;
type LinkedSection = (typeof inNavbar)[number];
const isLinked = (section: OrderedSection): section is LinkedSection =>
  inNavbar.some((linked) => linked === section);

/** The links to sections that the navbar has by itself. */
export function sectionLinks(content: LandingContent, t: Translate = english): LandingLink[] {
  const linked = shownSections(content).filter(isLinked);
  return [...linked, "footer" as const].map((section) => ({
    label: headingOf(content, section, t),
    href: section === "footer" ? "#contact" : `#${section}`,
  }));
}

import type { LandingContent } from "@/lib/landing/schema";

export type LandingLink = { label: string; href: string };

/** The plans that the page shows: none while pricing is switched off. */
export const shownPlans = ({ pricing }: LandingContent) => (pricing.enabled ? pricing.plans : []);

/** The navbar's links to sections. */
export function sectionLinks(content: LandingContent): LandingLink[] {
  return [
    content.features.length > 0 && { label: "Features", href: "#features" },
    shownPlans(content).length > 0 && { label: "Pricing", href: "#pricing" },
    content.testimonials.length > 0 && { label: "Testimonials", href: "#testimonials" },
    { label: "Contact", href: "#contact" },
  ].filter((link) => link !== false);
}

/**
 * Targets of the call-to-action buttons: the menu if there is one, else a section; those of plans lead to the contact
 * section, the only one below.
 */
export function callToActionHrefs(content: LandingContent, isConfigured: boolean, menu?: LandingLink) {
  if (!isConfigured) return { page: "/setup", plans: "/setup" };
  const contact = "#contact";
  if (menu) return { page: menu.href, plans: contact };
  if (shownPlans(content).length > 0) return { page: "#pricing", plans: contact };
  return { page: content.features.length > 0 ? "#features" : contact, plans: contact };
}

/** Attributes of a link to an address entered by the owner. */
export function linkTo(href: string) {
  return /^https?:/i.test(href) ? { href, rel: "noopener" } : { href };
}

import type { LandingContent } from "@/lib/landing/schema";

export type LandingLink = { label: string; href: string };

/** The plans that the page shows: none while pricing is switched off. */
export const shownPlans = ({ pricing }: LandingContent) => (pricing.enabled ? pricing.plans : []);

/** The parts of the page that the navbar leads to. */
export function sectionLinks(content: LandingContent): LandingLink[] {
  return [
    content.features.length > 0 && { label: "Features", href: "#features" },
    shownPlans(content).length > 0 && { label: "Pricing", href: "#pricing" },
    content.testimonials.length > 0 && { label: "Testimonials", href: "#testimonials" },
    { label: "Contact", href: "#contact" },
  ].filter((link) => link !== false);
}

/** Where the buttons that call to action lead; plans have nothing below them but the ways to get in touch. */
export function callToActionHrefs(content: LandingContent, isConfigured: boolean) {
  if (!isConfigured) return { page: "/setup", plans: "/setup" };
  const contact = "#contact";
  if (shownPlans(content).length > 0) return { page: "#pricing", plans: contact };
  return { page: content.features.length > 0 ? "#features" : contact, plans: contact };
}

/** The attributes of a link to an address that the owner typed. */
export function linkTo(href: string) {
  return /^https?:/i.test(href) ? { href, rel: "noopener" } : { href };
}

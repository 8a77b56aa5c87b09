import type { AcceptedSections } from "@/lib/business-plan/schema";
import type { LandingContent } from "@/lib/landing/schema";

/** Returns tags for a page. */
export const sampleTags = (title = "Crumb: bakery in Lisbon") => ({
  title,
  description: "Sourdough and cakes, baked every morning.",
  keywords: ["bakery", "Lisbon"],
  structuredData: [{ "@context": "https://schema.org", "@type": "Bakery", name: "Crumb" }],
});

/** Returns a footer after applying that plan: existing links stay. */
export function identified(footer: LandingContent["footer"]): LandingContent["footer"] {
  const { support, ...texts } = acceptedPlan().identity;
  return { ...footer, ...texts, links: { ...footer.links, support: [...footer.links.support, ...support] } };
}

/** Every section of a plan, accepted and complete. */
export function acceptedPlan(): Required<AcceptedSections> {
  return {
    hero: { title: "Crumb", subtitle: "Bread in Lisbon", ctaText: "Order bread" },
    identity: {
      companyName: "Crumb",
      tagline: "Bread, slowly",
      support: [{ label: "Call us", url: "tel:+15550100" }],
    },
    features: [{ icon: "🍰", title: "Cakes", description: "For every birthday." }],
    stats: [{ value: "12", label: "Kinds of bread" }],
    plans: [{ name: "Daily", price: "$30", period: "month", features: ["A loaf a day"], highlighted: false }],
    testimonials: [{ content: "Best bread.", name: "Rui", role: "Neighbour" }],
    callToAction: { title: "Ready to order?", text: "Crumb is a bakery in Lisbon." },
    accent: "terracotta",
    home: sampleTags(),
    welcome: sampleTags("Welcome to Crumb"),
  };
}

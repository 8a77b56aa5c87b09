import type { LandingContent } from "@/lib/landing/schema";

/** Content with a value in every part. */
export function sampleLanding(title = "Bread since 1921"): LandingContent {
  return {
    hero: { title, subtitle: "Baked at four,\nsold out by noon", ctaText: "See the bread" },
    stats: [{ value: "12,000", label: "Loaves a week" }],
    features: [{ icon: "🥖", title: "Sourdough", description: "Three days in the making." }],
    pricing: {
      enabled: true,
      plans: [{ name: "Weekly", price: "$12", period: "week", features: ["Two loaves"], highlighted: true }],
    },
    testimonials: [
      { content: "The crust!", name: "Ada", role: "Neighbour", avatar: "/icon.svg" },
      { content: "The crumb!", name: "Émile", role: "" },
    ],
    callToAction: { title: "Hungry?", text: "The oven is warm\nfrom four in the morning." },
    footer: {
      companyName: "Corner Bakery",
      tagline: "Building the future",
      links: {
        product: [{ label: "Bread", url: "/bread#rye" }],
        company: [{ label: "Write to us", url: "mailto:hello@example.com" }],
        support: [{ label: "Call us", url: "tel:+15551234" }],
      },
      social: { twitter: "https://x.com/bakery", linkedin: "", github: "" },
    },
    accent: "ocean",
  };
}

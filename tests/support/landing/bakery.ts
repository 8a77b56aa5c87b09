import { defaultLandingContent, type LandingContent } from "@/lib/landing/schema";

/** Returns a page with content in several sections. */
export function bakery(change: (content: LandingContent) => void = () => {}): LandingContent {
  const content = defaultLandingContent("Corner Bakery");
  content.hero = { title: "Bread, the slow way", subtitle: "From a stone oven.", ctaText: "Order today" };
  content.stats = [{ value: "1987", label: "Baking since" }];
  content.features = [
    { icon: "🥖", title: "Fresh every day", description: "Warm at seven." },
    { icon: "🚲", title: "By bike", description: "Within half an hour." },
    { icon: "🌾", title: "Local grain", description: "From three farms." },
  ];
  content.pricing.plans = [
    { name: "Starter", price: "$19", period: "a month", features: ["One loaf"], highlighted: true },
  ];
  content.testimonials = [{ content: "The best bread.", name: "Ann Miller", role: "" }];
  content.footer.links.product = [{ label: "Bread", url: "/bread" }];
  change(content);
  return content;
}

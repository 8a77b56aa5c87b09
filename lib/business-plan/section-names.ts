import type { PlanSection } from "./schema";

/** What the sections are called within a sentence. */
export const sectionNames: Record<PlanSection, string> = {
  hero: "the hero",
  identity: "the company name and tagline",
  features: "the features",
  stats: "the statistics",
  plans: "the pricing plans",
  testimonials: "the testimonials",
  accent: "the colour",
  home: "the SEO settings of the page “home”",
  welcome: "the SEO settings of the page “welcome”",
};

/** “the hero, the features, and the colour”. */
export const nameAll = (names: string[]) => new Intl.ListFormat("en").format(names);

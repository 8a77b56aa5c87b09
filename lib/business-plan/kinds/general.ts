import type { BusinessKind } from "../kind";

/** For a business of no known kind: what its page says is in the writer's own words. */
export const generalKind: BusinessKind = {
  key: "general",
  label: "business",
  names: [],
  hints: [],
  qualifiers: [],
  schemaType: "Organization",
  isLocal: false,
  accent: "bottle-green",
  headlines: {
    plain: "Welcome to {name}",
    warm: "Good to see you here",
    elegant: "{name}",
    lively: "Say hello to {name}",
  },
  subtitle: "{name}[ in {place}]",
  ctaText: "Get in touch",
  tagline: "{name}[ in {place}]",
  offers: [],
  figures: [
    { label: "Years in business", hint: "For example 12" },
    { label: "Customers", hint: "For example 350" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [],
  keywords: ["{name}", "[{name} {place}]"],
};

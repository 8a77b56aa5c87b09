import type { BusinessKind } from "../kind";

/** For a business of which nothing is known but that it is one. */
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
    elegant: "{name}, at your service",
    lively: "Say hello to {name}",
  },
  subtitle: "{name} is here for you[ in {place}]. Tell us what you need, and we will find a way.",
  ctaText: "Get in touch",
  tagline: "Here for you[ in {place}]",
  offers: [
    {
      words: ["advice", "consultation", "consulting"],
      icon: "💬",
      title: "Advice",
      description: "Ask us: we listen first, then we tell you what we would do.",
    },
    {
      words: ["service", "services"],
      icon: "🤝",
      title: "Service",
      description: "One person looks after you from the first question on.",
    },
  ],
  figures: [
    { label: "Years in business", hint: "For example 12" },
    { label: "Customers", hint: "For example 350" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [
    { name: "Basic", period: "", features: ["What most people need"], hint: "For example $49" },
    { name: "Complete", period: "", features: ["All of Basic", "And all the rest"], hint: "For example $99" },
  ],
  keywords: ["{name}", "[{name} {place}]"],
};

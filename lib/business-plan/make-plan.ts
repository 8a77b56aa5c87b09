import { shorten } from "@/lib/seo/head-defaults";
import { fillIn } from "./fill-in";
import { requireKind } from "./kinds";
import { readDescription } from "./read-description";
import type { BusinessPlan, BusinessPlanRequest } from "./schema";

/** The site that a plan is for; the root is an origin. */
export type PlanSite = { projectName: string; root: string };

/** Makes a plan of a description: the same description gives the same plan, and nothing is invented. */
export function makePlan(request: BusinessPlanRequest, site: PlanSite): BusinessPlan {
  const understanding = readDescription(request, site.projectName);
  const kind = requireKind(understanding.kind.value);
  const facts = {
    name: understanding.name.value,
    place: understanding.place.value,
    kind: understanding.kind.label,
  };
  const text = (pattern: string) => fillIn(pattern, facts);
  const tags = {
    title: shorten(text("{name}: {kind}[ in {place}]"), 60),
    description: shorten(text(kind.subtitle), 160),
    keywords: [...new Set(kind.keywords.map(text).filter(Boolean))],
    structuredData: [
      {
        "@context": "https://schema.org",
        "@type": kind.schemaType,
        name: facts.name,
        url: `${site.root}/`,
        description: text(kind.subtitle),
      },
    ],
  };
  return {
    understanding,
    sections: {
      hero: {
        title: text(kind.headlines[understanding.tone.value]),
        subtitle: text(kind.subtitle),
        ctaText: kind.ctaText,
      },
      identity: { companyName: facts.name, tagline: text(kind.tagline) },
      features: kind.offers.map(({ icon, title, description }) => ({
        icon,
        title,
        description: text(description),
      })),
      stats: kind.figures.map(({ label }) => ({ value: "", label })),
      plans: kind.plans.map(({ name, period, features }) => ({
        name,
        price: "",
        period,
        features: [...features],
        highlighted: false,
      })),
      testimonials: [{ content: "", name: "", role: "" }],
      accent: kind.accent,
      home: tags,
      welcome: tags,
    },
    asks: [
      ...kind.figures.map(({ hint }, index) => ({ path: `stats.${index}.value`, hint })),
      ...kind.plans.map(({ hint }, index) => ({ path: `plans.${index}.price`, hint })),
      { path: "testimonials.0.content", hint: "What a customer said, with their permission" },
      { path: "testimonials.0.name", hint: "Who said it" },
    ],
    suggested: kind.offers.map((_, index) => `features.${index}`),
  };
}

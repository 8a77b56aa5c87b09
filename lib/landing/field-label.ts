import { landingParts } from "@/lib/audit/landing-parts";

/** Names of fields that aren't their key with a capital. */
const names: Record<string, string> = {
  ...landingParts,
  layout: "Place of the picture",
  ctaText: "Button text",
  enabled: "Shown on the page",
  highlighted: "Recommended",
  content: "Quote",
  avatar: "Picture",
  companyName: "Company name",
  url: "Address",
  product: "Product links",
  company: "Company links",
  support: "Support links",
  linkedin: "LinkedIn",
  github: "GitHub",
  ctaTarget: "Button leads to",
  target: "Button leads to",
  order: "Order",
  shown: "Shown on the page",
  intro: "Words above the form",
  consent: "Consent",
};

const entries: Record<string, string> = {
  stats: "Statistic",
  features: "Feature",
  plans: "Plan",
  testimonials: "Testimonial",
  gallery: "Gallery picture",
  product: "Product link",
  company: "Company link",
  support: "Support link",
  profiles: "Network",
  fields: "Field",
  choices: "Choice",
};

/** Paths that group fields of several sections: the field belongs to the section. */
const grouped: Record<string, (key: string) => string[]> = {
  headings: (key) => [names[key] ?? key, "Heading"],
  "sections.shown": (key) => [names[key] ?? key, "Shown on the page"],
  "footer.titles": (key) => ["Footer", names[key] ?? key, "Column title"],
};

const capitalised = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** The name of the field at a dotted path as the editor shows it: "features.1.title" is "Feature 2 › Title". */
export function landingFieldLabel(path: string): string {
  const segments = path.split(".");
  const last = segments.at(-1) ?? "";
  const inGroup = grouped[segments.slice(0, -1).join(".")];
  if (inGroup) return inGroup(last).join(" › ");
  return segments
    .flatMap((segment, position) => {
      const next = segments[position + 1];
      const above = segments[position - 1] ?? "";
      if (/^\d+$/.test(segment)) return [`${entries[above] ?? above} ${Number(segment) + 1}`];
      if ((next !== undefined && /^\d+$/.test(next)) || segment === "links" || segment === "social")
        return [];
      if (segment === "pricing" && next === "plans") return [];
      return [names[segment] ?? capitalised(segment)];
    })
    .join(" › ");
}

import { landingParts } from "@/lib/audit/landing-parts";

const words: Record<string, string> = {
  ...landingParts,
  picture: "Picture",
  layout: "Place of the picture",
  caption: "Caption",
  title: "Title",
  subtitle: "Subtitle",
  text: "Text",
  ctaText: "Button text",
  value: "Value",
  label: "Label",
  icon: "Icon",
  description: "Description",
  enabled: "Shown on the page",
  name: "Name",
  price: "Price",
  period: "Period",
  highlighted: "Recommended",
  content: "Quote",
  role: "Role",
  avatar: "Picture",
  companyName: "Company name",
  tagline: "Tagline",
  url: "Address",
  plans: "Plans",
  product: "Product links",
  company: "Company links",
  support: "Support links",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  github: "GitHub",
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
};

/** What a person calls the field at a dotted path: "features.1.title" is "Feature 2 › Title". */
export function landingFieldLabel(path: string): string {
  const segments = path.split(".");
  return segments
    .flatMap((segment, position) => {
      const next = segments[position + 1];
      const above = segments[position - 1] ?? "";
      if (/^\d+$/.test(segment)) return [`${entries[above] ?? above} ${Number(segment) + 1}`];
      if ((next !== undefined && /^\d+$/.test(next)) || segment === "links" || segment === "social")
        return [];
      if (segment === "pricing" && next === "plans") return [];
      return [words[segment] ?? segment];
    })
    .join(" › ");
}

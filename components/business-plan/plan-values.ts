import type { BusinessPlan, PageTags } from "@/lib/business-plan/answers";
import type { LandingContent } from "@/lib/landing/schema";
import { toText } from "@/lib/seo/starting-forms";

/** Questions about an entry; they move with it, and are not sent. */
export type Remarks = {
  /** Hints for the texts that only the owner knows, by field. */
  asks?: Record<string, string>;
  /** Not in the description, but usual for such businesses. */
  isSuggested?: boolean;
};

/** A page's tags as typed: keywords separated by commas, structured data as JSON. */
export type TagValues = { title: string; description: string; keywords: string; structuredData: string[] };

/** The form's values, in the shape of the landing page's form, to share its fields. */
export type PlanValues = Pick<LandingContent, "callToAction"> & {
  hero: LandingContent["hero"] & Remarks;
  accent: NonNullable<LandingContent["accent"]>;
  features: (LandingContent["features"][number] & Remarks)[];
  stats: (LandingContent["stats"][number] & Remarks)[];
  pricing: { plans: (LandingContent["pricing"]["plans"][number] & Remarks)[] };
  testimonials: (Pick<LandingContent["testimonials"][number], "content" | "name" | "role"> & Remarks)[];
  footer: Pick<LandingContent["footer"], "companyName" | "tagline"> &
    Remarks & {
      links: { support: (LandingContent["footer"]["links"]["support"][number] & Remarks)[] };
    };
  home: TagValues;
  welcome: TagValues;
};

const tagValues = ({ title, description, keywords, structuredData }: PageTags): TagValues => ({
  title,
  description,
  keywords: keywords.join(", "),
  structuredData: structuredData.map(toText),
});

/** Converts a plan to the form's values, each entry with its questions. */
export function planValues({ sections, asks, suggested }: BusinessPlan): PlanValues {
  const asksOf = (path: string) => {
    const own = asks.filter((ask) => ask.path.startsWith(`${path}.`));
    return { asks: Object.fromEntries(own.map((ask) => [ask.path.slice(path.length + 1), ask.hint])) };
  };

  function withRemarks<Entry extends object>(list: string, entries: Entry[]): (Entry & Remarks)[] {
    return structuredClone(entries).map((entry, index) => {
      const path = `${list}.${index}`;
      return { ...entry, ...asksOf(path), isSuggested: suggested.includes(path) };
    });
  }

  return {
    hero: { ...sections.hero, ...asksOf("hero") },
    callToAction: { ...sections.callToAction },
    accent: sections.accent,
    features: withRemarks("features", sections.features),
    stats: withRemarks("stats", sections.stats),
    pricing: { plans: withRemarks("plans", sections.plans) },
    testimonials: withRemarks("testimonials", sections.testimonials),
    footer: {
      companyName: sections.identity.companyName,
      tagline: sections.identity.tagline,
      ...asksOf("identity"),
      links: { support: structuredClone(sections.identity.support) },
    },
    home: tagValues(sections.home),
    welcome: tagValues(sections.welcome),
  };
}

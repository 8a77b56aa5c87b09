"use client";

import type { ComponentType } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";
import { useSectionsInOrder } from "./editor-context";
import type { SectionName } from "./form-values";
import { HeroFields } from "./hero-fields";
import { SectionCard } from "./section-card";
import { SectionsFields } from "./sections-fields";

/** Fields below the first screen: they load once the page answers presses, which would otherwise wait for them. */
const lower = (section: Exclude<SectionName, "sections" | "hero">) =>
  onDemand(async () => (await import("./lower-fields")).lowerFields[section], <Skeleton className="h-72" />);

const fields: Record<SectionName, ComponentType> = {
  sections: SectionsFields,
  hero: HeroFields,
  stats: lower("stats"),
  features: lower("features"),
  gallery: lower("gallery"),
  pricing: lower("pricing"),
  testimonials: lower("testimonials"),
  callToAction: lower("callToAction"),
  contact: lower("contact"),
  footer: lower("footer"),
};

/** The parts of the form, in the order of the page. */
export function SectionCards() {
  return useSectionsInOrder().map((section) => {
    const Fields = fields[section];
    return (
      <SectionCard key={section} name={section}>
        <Fields />
      </SectionCard>
    );
  });
}

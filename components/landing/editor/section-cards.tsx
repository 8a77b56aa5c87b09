"use client";

import type { ComponentType } from "react";
import { ContactCard } from "./contact-card";
import { useSectionsInOrder } from "./editor-context";
import type { SectionName } from "./form-values";
import { FeaturesCard, GalleryCard, PricingCard, StatsCard, TestimonialsCard } from "./list-cards";
import { SectionsCard } from "./sections-card";
import { CallToActionCard, FooterCard, HeroCard } from "./text-cards";

const cards: Record<SectionName, ComponentType> = {
  sections: SectionsCard,
  hero: HeroCard,
  stats: StatsCard,
  features: FeaturesCard,
  gallery: GalleryCard,
  pricing: PricingCard,
  testimonials: TestimonialsCard,
  callToAction: CallToActionCard,
  contact: ContactCard,
  footer: FooterCard,
};

/** The parts of the form, in the order of the page. */
export function SectionCards() {
  return useSectionsInOrder().map((section) => {
    const Card = cards[section];
    return <Card key={section} />;
  });
}

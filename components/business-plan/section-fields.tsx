import type { ReactNode } from "react";
import type { CurrentSite, PlanSection } from "@/lib/business-plan/answers";
import {
  AccentFields,
  CallToActionFields,
  FeatureFields,
  FigureFields,
  HeroFields,
  IdentityFields,
  PricingFields,
  TestimonialFields,
} from "./landing-fields";
import { nowParts } from "./now-parts";
import { isHiddenNow, sectionNow } from "./section-now";
import { TagsFields } from "./tags-fields";

/** The fields of each section. */
export const sectionFields: Record<PlanSection, ReactNode> = {
  hero: <HeroFields />,
  identity: <IdentityFields />,
  features: <FeatureFields />,
  stats: <FigureFields />,
  plans: <PricingFields />,
  testimonials: <TestimonialFields />,
  callToAction: <CallToActionFields />,
  accent: <AccentFields />,
  home: <TagsFields page="home" />,
  welcome: <TagsFields page="welcome" />,
};

/** Renders the current content of a section. */
export function SectionNow<Section extends PlanSection>(props: { section: Section; current: CurrentSite }) {
  const now = sectionNow(props.section, props.current);
  if (now === null) return null;
  return (
    <>
      {isHiddenNow(props.section, props.current) && (
        <p className="mb-3 text-ink-soft italic">Hidden: the page does not show it.</p>
      )}
      {nowParts[props.section](now)}
    </>
  );
}

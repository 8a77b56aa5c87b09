"use client";

import type { ReactNode } from "react";
import { AccentChoice } from "@/components/landing/accent-choice";
import {
  FeatureList,
  LinkList,
  PricePlanList,
  StatList,
  TestimonialList,
} from "@/components/landing/editor/section-lists";
import { TextField } from "@/components/landing/editor/text-field";
import { useTextControl } from "@/components/ui/form/text-field";
import type { CurrentSite, PlanSection } from "@/lib/business-plan/answers";
import { AskedField, SuggestionBadge } from "./asked-field";
import { nowParts } from "./now-parts";
import { isHiddenNow, sectionNow } from "./section-now";
import { TagsFields } from "./tags-fields";

const AccentFields = () => <AccentChoice {...useTextControl("accent")} label="Colour of the page" />;

/** The fields of each section. */
export const sectionFields: Record<PlanSection, ReactNode> = {
  hero: (
    <div className="grid gap-5">
      <TextField name="hero.title" label="Title" />
      <AskedField name="hero.subtitle" label="Subtitle" rows={2} />
      <TextField name="hero.ctaText" label="CTA Button Text" />
    </div>
  ),
  identity: (
    <div className="grid gap-5">
      <AskedField name="footer.companyName" label="Company name" />
      <TextField name="footer.tagline" label="Tagline" optional />
      <LinkList column="support" title="Support" />
    </div>
  ),
  features: (
    <FeatureList
      Text={AskedField}
      above={(index) => <SuggestionBadge entry={`features.${index}`} />}
      empty={{ title: "No features left", text: "Add one to accept this section." }}
    />
  ),
  stats: (
    <StatList
      noun="Figure"
      command="Add a figure"
      Text={AskedField}
      empty={{ title: "No figures left", text: "Without figures the page leaves this part out." }}
    />
  ),
  plans: (
    <PricePlanList
      Text={AskedField}
      above={(index) => <SuggestionBadge entry={`pricing.plans.${index}`} />}
      empty={{ title: "No plans left", text: "Without plans the page leaves this part out." }}
    />
  ),
  testimonials: (
    <TestimonialList
      blank={{ content: "", name: "", role: "" }}
      Text={AskedField}
      empty={{ title: "No testimonials left", text: "Without quotes the page leaves this part out." }}
    />
  ),
  callToAction: (
    <div className="grid gap-5">
      <TextField name="callToAction.title" label="Title" />
      <TextField name="callToAction.text" label="Text" rows={2} />
    </div>
  ),
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

"use client";

import { AccentChoice } from "@/components/landing/accent-choice";
import { FeatureList } from "@/components/landing/editor/feature-list";
import { LinkList } from "@/components/landing/editor/link-list";
import { PricePlanList } from "@/components/landing/editor/price-plan-list";
import { StatList } from "@/components/landing/editor/stat-list";
import { TestimonialList } from "@/components/landing/editor/testimonial-list";
import { TextField } from "@/components/landing/editor/text-field";
import { useTextControl } from "@/components/ui/form/text-field";
import { AskedField } from "./asked-field";
import { SuggestionBadge } from "./suggestion-badge";

export function HeroFields() {
  return (
    <div className="grid gap-5">
      <TextField name="hero.title" label="Title" />
      <AskedField name="hero.subtitle" label="Subtitle" rows={2} />
      <TextField name="hero.ctaText" label="CTA Button Text" />
    </div>
  );
}

export function CallToActionFields() {
  return (
    <div className="grid gap-5">
      <TextField name="callToAction.title" label="Title" />
      <TextField name="callToAction.text" label="Text" rows={2} />
    </div>
  );
}

export function IdentityFields() {
  return (
    <div className="grid gap-5">
      <AskedField name="footer.companyName" label="Company name" />
      <TextField name="footer.tagline" label="Tagline" optional />
      <LinkList column="support" title="Support" />
    </div>
  );
}

export function AccentFields() {
  return <AccentChoice {...useTextControl("accent")} label="Colour of the page" />;
}

export function FeatureFields() {
  return (
    <FeatureList
      Text={AskedField}
      above={(index) => <SuggestionBadge entry={`features.${index}`} />}
      empty={{ title: "No features left", text: "Add one to accept this section." }}
    />
  );
}

export function FigureFields() {
  return (
    <StatList
      noun="Figure"
      command="Add a figure"
      Text={AskedField}
      empty={{ title: "No figures left", text: "Without figures the page leaves this part out." }}
    />
  );
}

export function PricingFields() {
  return (
    <PricePlanList
      Text={AskedField}
      above={(index) => <SuggestionBadge entry={`pricing.plans.${index}`} />}
      empty={{ title: "No plans left", text: "Without plans the page leaves this part out." }}
    />
  );
}

export function TestimonialFields() {
  return (
    <TestimonialList
      blank={{ content: "", name: "", role: "" }}
      Text={AskedField}
      empty={{ title: "No testimonials left", text: "Without quotes the page leaves this part out." }}
    />
  );
}

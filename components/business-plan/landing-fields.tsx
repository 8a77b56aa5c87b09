"use client";

import { AccentChoice } from "@/components/landing/accent-choice";
import { EmojiField } from "@/components/landing/editor/emoji-field";
import { ItemList } from "@/components/landing/editor/item-list";
import { LinesField } from "@/components/landing/editor/lines-field";
import { TextField, useTextControl } from "@/components/landing/editor/text-field";
import { landingLimits } from "@/lib/landing/schema";
import { AskedField } from "./asked-field";
import { SuggestionBadge } from "./suggestion-badge";

export function HeroFields() {
  return (
    <div className="grid gap-5">
      <TextField name="hero.title" label="Title" />
      <TextField name="hero.subtitle" label="Subtitle" rows={2} />
      <TextField name="hero.ctaText" label="CTA Button Text" />
    </div>
  );
}

export function IdentityFields() {
  return (
    <div className="grid gap-5">
      <TextField name="footer.companyName" label="Company name" />
      <TextField name="footer.tagline" label="Tagline" optional />
    </div>
  );
}

export function AccentFields() {
  return <AccentChoice {...useTextControl("accent")} label="Colour of the page" />;
}

export function FeatureFields() {
  return (
    <ItemList
      name="features"
      noun="Feature"
      section="features"
      command="Add a feature"
      max={landingLimits.features}
      blank={{ icon: "🚀", title: "", description: "" }}
      firstField="title"
      empty={{ title: "No features left", text: "Add one to accept this section." }}
    >
      {(index) => (
        <>
          <SuggestionBadge entry={`features.${index}`} />
          <div className="grid gap-4 @sm:grid-cols-[auto_minmax(0,1fr)]">
            <EmojiField name={`features.${index}.icon`} />
            <AskedField entry={`features.${index}`} field="title" label="Title" />
          </div>
          <AskedField entry={`features.${index}`} field="description" label="Description" rows={2} />
        </>
      )}
    </ItemList>
  );
}

export function FigureFields() {
  return (
    <ItemList
      name="stats"
      noun="Figure"
      section="stats"
      command="Add a figure"
      max={landingLimits.stats}
      blank={{ value: "", label: "" }}
      firstField="value"
      empty={{ title: "No figures left", text: "Without figures the page leaves this part out." }}
      compact
    >
      {(index) => (
        <>
          <AskedField entry={`stats.${index}`} field="value" label="Value" />
          <AskedField entry={`stats.${index}`} field="label" label="Label" />
        </>
      )}
    </ItemList>
  );
}

export function PricingFields() {
  return (
    <ItemList
      name="pricing.plans"
      noun="Plan"
      section="pricing"
      command="Add a plan"
      max={landingLimits.plans}
      blank={{ name: "", price: "", period: "", features: [], highlighted: false }}
      firstField="name"
      empty={{ title: "No plans left", text: "Without plans the page leaves this part out." }}
    >
      {(index) => (
        <>
          <SuggestionBadge entry={`pricing.plans.${index}`} />
          <AskedField entry={`pricing.plans.${index}`} field="name" label="Name" />
          <div className="grid gap-4 @sm:grid-cols-2">
            <AskedField entry={`pricing.plans.${index}`} field="price" label="Price" />
            <AskedField entry={`pricing.plans.${index}`} field="period" label="Period" optional />
          </div>
          <LinesField name={`pricing.plans.${index}.features`} />
        </>
      )}
    </ItemList>
  );
}

export function TestimonialFields() {
  return (
    <ItemList
      name="testimonials"
      noun="Testimonial"
      section="testimonials"
      command="Add a testimonial"
      max={landingLimits.testimonials}
      blank={{ content: "", name: "", role: "" }}
      firstField="content"
      empty={{ title: "No testimonials left", text: "Without quotes the page leaves this part out." }}
    >
      {(index) => (
        <>
          <AskedField entry={`testimonials.${index}`} field="content" label="Quote" rows={3} />
          <div className="grid gap-4 @sm:grid-cols-2">
            <AskedField entry={`testimonials.${index}`} field="name" label="Name" />
            <AskedField entry={`testimonials.${index}`} field="role" label="Role" optional />
          </div>
        </>
      )}
    </ItemList>
  );
}

"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AccentChoice } from "@/components/landing/accent-choice";
import {
  FeatureList,
  LinkList,
  PricePlanList,
  StatList,
  TestimonialList,
} from "@/components/landing/editor/section-lists";
import { TextField } from "@/components/landing/editor/text-field";
import { Badge } from "@/components/ui/badge";
import { useTextControl } from "@/components/ui/form/text-field";
import type { CurrentSite, PlanSection } from "@/lib/business-plan/answers";
import { nowParts } from "./now-parts";
import type { PlanValues } from "./plan-values";
import { isHiddenNow, sectionNow } from "./section-now";
import { TagsFields } from "./tags-fields";

const AccentFields = () => <AccentChoice {...useTextControl("accent")} label="Colour of the page" />;

/** The fields of each section. */
export const sectionFields: Record<PlanSection, ReactNode> = {
  hero: (
    <div className="grid gap-5">
      <TextField name="hero.title" label="Title" />
      <AskedField name="hero.subtitle" label="Subtitle" rows={2} />
      <TextField name="hero.ctaText" label="Button text" hint="Of the button that visitors should press." />
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

/** Splits `stats.0.value` into the entry `stats.0` and its field `value`. */
function entryOf(name: string) {
  const end = name.lastIndexOf(".");
  return { entry: name.slice(0, end) as `stats.${number}`, field: name.slice(end + 1) };
}

/** A text of an entry; texts that only the owner knows ask for confirmation, without a placeholder. */
function AskedField({ name, hint, placeholder: _, ...rest }: ComponentProps<typeof TextField>) {
  const { control } = useFormContext<PlanValues>();
  const { entry, field } = entryOf(name);
  const text = String(useWatch({ control, name: name as `stats.${number}.value` }) ?? "");
  const asked = useWatch({ control, name: `${entry}.asks` })?.[field];
  return (
    <TextField
      {...rest}
      name={name}
      hint={asked ?? hint}
      aside={asked !== undefined && text.trim() === "" ? <Badge tone="brass">Confirm</Badge> : undefined}
    />
  );
}

/** Marks an entry that the description does not name. */
function SuggestionBadge({ entry }: { entry: `features.${number}` | `pricing.plans.${number}` }) {
  const { control } = useFormContext<PlanValues>();
  if (!useWatch({ control, name: `${entry}.isSuggested` })) return null;
  return (
    <Badge tone="brass" className="justify-self-start">
      Suggestion: please check
    </Badge>
  );
}

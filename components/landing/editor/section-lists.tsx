"use client";

import type { ComponentProps, ComponentType, ReactNode } from "react";
import { landingLimits } from "@/lib/landing/limits";
import type { FooterColumn } from "@/lib/landing/sections";
import { IconField } from "./icon-field";
import { ItemList } from "./item-list";
import { LinesField } from "./lines-field";
import { TargetField } from "./target-field";
import { TextField } from "./text-field";

/** The presentation of one of the landing page's lists in the form. */
type EntryFields = {
  /** The field for a text of an entry. */
  Text?: ComponentType<ComponentProps<typeof TextField>>;
  empty: ComponentProps<typeof ItemList>["empty"];
  /** At the end of the line above an entry's longest text. */
  aside?: (index: number) => ReactNode;
  /** Above the fields of an entry, and below them. */
  above?: (index: number) => ReactNode;
  below?: (index: number) => ReactNode;
};

export function FeatureList({ Text = TextField, empty, above, aside, below }: EntryFields) {
  return (
    <ItemList
      name="features"
      noun="Feature"
      section="features"
      command="Add a feature"
      max={landingLimits.features}
      blank={{ icon: "🚀", title: "", description: "" }}
      firstField="title"
      empty={empty}
    >
      {(index) => (
        <>
          {above?.(index)}
          <div className="grid gap-4 @sm:grid-cols-[auto_minmax(0,1fr)]">
            <IconField name={`features.${index}.icon`} />
            <Text name={`features.${index}.title`} label="Title" />
          </div>
          <Text name={`features.${index}.description`} label="Description" rows={2} aside={aside?.(index)} />
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}

/** @param noun the name of one entry, such as "Stat" */
export function StatList({
  noun,
  command,
  Text = TextField,
  empty,
}: EntryFields & Pick<ComponentProps<typeof ItemList>, "noun" | "command">) {
  return (
    <ItemList
      name="stats"
      noun={noun}
      section="stats"
      command={command}
      max={landingLimits.stats}
      blank={{ value: "", label: "" }}
      firstField="value"
      empty={empty}
      compact
    >
      {(index) => (
        <>
          <Text name={`stats.${index}.value`} label="Value" placeholder="12,000" />
          <Text name={`stats.${index}.label`} label="Label" placeholder="Loaves a year" />
        </>
      )}
    </ItemList>
  );
}

export function PricePlanList({ Text = TextField, empty, above, below }: EntryFields) {
  return (
    <ItemList
      name="pricing.plans"
      noun="Plan"
      section="pricing"
      command="Add a plan"
      max={landingLimits.plans}
      blank={{ name: "", price: "", period: "", features: [], highlighted: false }}
      firstField="name"
      empty={empty}
    >
      {(index) => (
        <>
          {above?.(index)}
          <Text name={`pricing.plans.${index}.name`} label="Name" placeholder="Starter" />
          <div className="grid gap-4 @sm:grid-cols-2">
            <Text name={`pricing.plans.${index}.price`} label="Price" placeholder="$19" />
            <Text name={`pricing.plans.${index}.period`} label="Period" placeholder="a month" optional />
          </div>
          <LinesField
            name={`pricing.plans.${index}.features`}
            label="What is included"
            placeholder={"Fresh bread every day\nFree delivery"}
            max={landingLimits.planFeatures}
          />
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}

/** @param blank a new entry */
export function TestimonialList({
  blank,
  Text = TextField,
  empty,
  aside,
  below,
}: EntryFields & { blank: object }) {
  return (
    <ItemList
      name="testimonials"
      noun="Testimonial"
      section="testimonials"
      command="Add a testimonial"
      max={landingLimits.testimonials}
      blank={blank}
      firstField="content"
      empty={empty}
    >
      {(index) => (
        <>
          <Text name={`testimonials.${index}.content`} label="Quote" rows={3} aside={aside?.(index)} />
          <div className="grid gap-4 @sm:grid-cols-2">
            <Text name={`testimonials.${index}.name`} label="Name" />
            <Text
              name={`testimonials.${index}.role`}
              label="Role"
              placeholder="Owner, Corner Bakery"
              optional
            />
          </div>
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}

type LinkListProps = {
  column: FooterColumn;
  title: string;
  /** With a field for the owner's title of the column. */
  hasTitleField?: boolean;
};

/** One column of links in the footer. */
export function LinkList({ column, title, hasTitleField = false }: LinkListProps) {
  const name = `footer.links.${column}` as const;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{title} links</legend>
      {hasTitleField && (
        <TextField
          name={`footer.titles.${column}`}
          label="Column title"
          placeholder={title}
          optional
          className="mb-4"
        />
      )}
      <ItemList
        name={name}
        noun={`${title} link`}
        section="footer"
        command={`Add a ${title.toLowerCase()} link`}
        max={landingLimits.links}
        blank={{ label: "", url: "" }}
        firstField="label"
        empty={{ title: `No ${title.toLowerCase()} links added yet` }}
        compact
      >
        {(index) => (
          <>
            <TextField name={`${name}.${index}.label`} label="Label" />
            <TargetField name={`${name}.${index}.url`} label="Leads to" />
          </>
        )}
      </ItemList>
    </fieldset>
  );
}

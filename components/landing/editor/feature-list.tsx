"use client";

import { landingLimits } from "@/lib/landing/schema";
import { EmojiField } from "./emoji-field";
import type { EntryFields } from "./entry-fields";
import { ItemList } from "./item-list";
import { TextField } from "./text-field";

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
            <EmojiField name={`features.${index}.icon`} />
            <Text name={`features.${index}.title`} label="Title" />
          </div>
          <Text name={`features.${index}.description`} label="Description" rows={2} aside={aside?.(index)} />
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}

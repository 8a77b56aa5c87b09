"use client";

import { Rocket } from "lucide-react";
import { landingLimits } from "@/lib/landing/schema";
import { EmojiField } from "./emoji-field";
import { ItemList } from "./item-list";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

export function FeaturesCard() {
  return (
    <SectionCard
      name="features"
      title="Features"
      hint="What you offer, each with an icon"
      icon={Rocket}
      count={useCount("features")}
    >
      <ItemList
        name="features"
        noun="Feature"
        section="features"
        command="Add a feature"
        max={landingLimits.features}
        blank={{ icon: "🚀", title: "", description: "" }}
        firstField="title"
        empty={{ title: "No features added yet", text: "Without features the page leaves this part out." }}
      >
        {(index) => (
          <>
            <div className="grid gap-4 @sm:grid-cols-[auto_minmax(0,1fr)]">
              <EmojiField name={`features.${index}.icon`} />
              <TextField name={`features.${index}.title`} label="Title" />
            </div>
            <TextField name={`features.${index}.description`} label="Description" rows={2} />
          </>
        )}
      </ItemList>
    </SectionCard>
  );
}

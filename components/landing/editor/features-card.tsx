"use client";

import { Rocket } from "lucide-react";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { FeatureList } from "./feature-list";
import { SectionCard } from "./section-card";
import { useCount } from "./use-count";

export function FeaturesCard() {
  return (
    <SectionCard
      name="features"
      title="Features"
      hint="What you offer, each with an icon or a picture"
      icon={Rocket}
      count={useCount("features")}
    >
      <FeatureList
        below={(index) => (
          <PicturePicker
            name={`features.${index}.picture`}
            label={`Picture of feature ${index + 1}`}
            hint="Stands in the place of the icon."
          />
        )}
        empty={{ title: "No features added yet", text: "Without features the page leaves this part out." }}
      />
    </SectionCard>
  );
}

"use client";

import { Rocket } from "lucide-react";
import { FeatureList } from "./feature-list";
import { SectionCard } from "./section-card";
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
      <FeatureList
        empty={{ title: "No features added yet", text: "Without features the page leaves this part out." }}
      />
    </SectionCard>
  );
}

"use client";

import { Rocket } from "lucide-react";
import { ChosenPicture, PictureButton } from "@/components/pictures/picture-picker";
import { FeatureList } from "./feature-list";
import { SectionCard } from "./section-card";
import { useCount } from "./use-count";

const pictureOf = (index: number) => ({
  name: `features.${index}.picture`,
  label: `Picture of feature ${index + 1}`,
});

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
        aside={(index) => <PictureButton {...pictureOf(index)} />}
        below={(index) => <ChosenPicture {...pictureOf(index)} hint="Stands in the place of the icon." />}
        empty={{ title: "No features added yet", text: "Without features the page leaves this part out." }}
      />
    </SectionCard>
  );
}

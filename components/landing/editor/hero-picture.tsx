"use client";

import { useController, useWatch } from "react-hook-form";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { Segmented } from "@/components/ui/segmented";
import { heroLayouts, type LandingContent } from "@/lib/landing/schema";

const labels: Record<(typeof heroLayouts)[number], string> = {
  beside: "Beside the text",
  behind: "Behind the text",
};
const segments = heroLayouts.map((value) => ({ value, label: labels[value] }));

/** The hero's picture, and where it stands. */
export function HeroPicture() {
  const { field } = useController<LandingContent, "hero.layout">({ name: "hero.layout" });
  const picture = useWatch<LandingContent, "hero.picture">({ name: "hero.picture" });
  return (
    <div className="grid gap-2">
      <PicturePicker
        name="hero.picture"
        label="Hero picture"
        hint="Behind the text it is darkened as much as the text needs."
      />
      {picture && (
        <Segmented
          label="Place of the picture"
          segments={segments}
          value={field.value ?? "beside"}
          onChange={field.onChange}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

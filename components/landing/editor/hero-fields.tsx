"use client";

import { useController, useWatch } from "react-hook-form";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { useTextControl } from "@/components/ui/form/text-field";
import { Segmented } from "@/components/ui/segmented";
import { heroLayouts } from "@/lib/landing/limits";
import type { LandingContent } from "@/lib/landing/schema";
import { AccentChoice } from "../accent-choice";
import { TargetField } from "./target-field";
import { TextField } from "./text-field";

const layoutLabels = { beside: "Beside the text", behind: "Behind the text" };
const layouts = heroLayouts.map((value) => ({ value, label: layoutLabels[value] }));

/** The hero's picture and its position. */
function HeroPicture() {
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
          segments={layouts}
          value={field.value ?? "beside"}
          onChange={field.onChange}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

export function HeroFields() {
  return (
    <div className="grid gap-5">
      <TextField name="hero.title" label="Title" />
      <TextField name="hero.subtitle" label="Subtitle" rows={2} />
      <TextField name="hero.ctaText" label="Button text" hint="On every button that leads visitors on." />
      <TargetField
        name="hero.ctaTarget"
        label="Button leads to"
        automatic="Your menu, else the next section"
        hint="The button at the top of the page, in the hero and in the call to action."
      />
      <HeroPicture />
      <PicturePicker
        name="logo"
        label="Logo"
        hint="At the top of the page, and as its icon. A wide one is shown without the name."
      />
      <AccentChoice
        {...useTextControl("accent")}
        label="Colour"
        hint="For walls, buttons and numbers, by day and by night; the awning stays brass."
      />
    </div>
  );
}

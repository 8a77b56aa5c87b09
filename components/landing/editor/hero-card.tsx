"use client";

import { Sparkles } from "lucide-react";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { useTextControl } from "@/components/ui/form/text-field";
import { AccentChoice } from "../accent-choice";
import { HeroPicture } from "./hero-picture";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";

export function HeroCard() {
  return (
    <SectionCard name="hero" title="Hero" hint="The first thing visitors read" icon={Sparkles}>
      <div className="grid gap-5">
        <TextField name="hero.title" label="Title" />
        <TextField name="hero.subtitle" label="Subtitle" rows={2} />
        <TextField
          name="hero.ctaText"
          label="CTA Button Text"
          hint="On every button that leads visitors on."
        />
        <HeroPicture />
        <PicturePicker
          name="logo"
          label="Logo"
          hint="At the top of the page, and as its icon. One that is wide stands there without the name."
        />
        <AccentChoice
          {...useTextControl("accent")}
          label="Colour"
          hint="For walls, buttons and numbers, by day and by night; the awning stays brass."
        />
      </div>
    </SectionCard>
  );
}

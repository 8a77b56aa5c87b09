"use client";

import { Sparkles } from "lucide-react";
import { useTextControl } from "@/components/ui/form/text-field";
import { AccentChoice } from "../accent-choice";
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
        <AccentChoice
          {...useTextControl("accent")}
          label="Colour"
          hint="For walls, buttons and numbers, by day and by night; the awning stays brass."
        />
      </div>
    </SectionCard>
  );
}

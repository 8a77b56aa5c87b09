"use client";

import { Megaphone } from "lucide-react";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";

export function CallToActionCard() {
  return (
    <SectionCard
      name="callToAction"
      title="Call to action"
      hint="The last words before the footer, beside the button"
      icon={Megaphone}
    >
      <div className="grid gap-5">
        <TextField name="callToAction.title" label="Title" />
        <TextField name="callToAction.text" label="Text" rows={2} />
      </div>
    </SectionCard>
  );
}

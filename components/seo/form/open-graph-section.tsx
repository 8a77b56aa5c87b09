"use client";

import { Share2 } from "lucide-react";
import { openGraphTypes } from "@/lib/html/head";
import { seoLimits } from "@/lib/seo/schema";
import { FormSection } from "./form-section";
import { PictureInput } from "./picture-input";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useWhenEmpty } from "./use-when-empty";

/** What Facebook, LinkedIn, WhatsApp and most others show of a shared link. */
export function OpenGraphSection() {
  const empty = useWhenEmpty();
  return (
    <FormSection
      title="Open Graph"
      hint="How a shared link looks on Facebook, LinkedIn and WhatsApp."
      icon={Share2}
    >
      <TextField
        name="ogTitle"
        label="OG title"
        limit={seoLimits.socialTitle}
        placeholder={empty.ogTitle}
        hint="Left empty, the title above."
      />
      <TextField
        name="ogDescription"
        label="OG description"
        limit={seoLimits.socialDescription}
        rows={2}
        placeholder={empty.ogDescription}
        hint="Left empty, the description above."
      />
      <PictureInput
        name="ogImage"
        label="OG image"
        hint="1200x630 pixels. Left empty, a picture is made from the page's title."
        shapes={["wide"]}
      />
      <SelectField name="ogType" label="OG type" options={openGraphTypes} />
    </FormSection>
  );
}

"use client";

import { AtSign } from "lucide-react";
import { twitterCards } from "@/lib/html/head";
import { seoLimits } from "@/lib/seo/schema";
import { FormSection } from "./form-section";
import { PictureInput } from "./picture-input";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useWhenEmpty } from "./use-when-empty";

const meanings = {
  summary: "small square",
  summary_large_image: "wide",
  app: "an app to install",
  player: "a film or sound",
};

/** What X shows of a shared link. */
export function TwitterSection() {
  const empty = useWhenEmpty();
  return (
    <FormSection title="Twitter Card" hint="How a shared link looks on X." icon={AtSign}>
      <div className="grid items-start gap-5 @7xl:grid-cols-2">
        <SelectField name="twitterCard" label="Card type" options={twitterCards} meanings={meanings} />
        <TextField
          name="twitterSite"
          label="Site account"
          placeholder="@example"
          hint="The account of this site, if it has one."
        />
      </div>
      <TextField
        name="twitterTitle"
        label="Twitter title"
        limit={seoLimits.socialTitle}
        placeholder={empty.twitterTitle}
        hint="Left empty, the OG title."
      />
      <TextField
        name="twitterDescription"
        label="Twitter description"
        limit={seoLimits.socialDescription}
        rows={2}
        placeholder={empty.twitterDescription}
        hint="Left empty, the OG description."
      />
      <PictureInput
        name="twitterImage"
        label="Twitter image"
        hint="1200x675 or 1200x1200 pixels. Left empty, the OG image."
        shapes={["twitter", "square"]}
      />
    </FormSection>
  );
}

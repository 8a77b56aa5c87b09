"use client";

import { AtSign, Share2 } from "lucide-react";
import { openGraphTypes, twitterCards } from "@/lib/platform/html/head";
import type { PictureShape } from "@/lib/seo/pictures";
import { seoLimits } from "@/lib/seo/schema";
import { FormSection } from "./form-section";
import { PictureField } from "./picture-field";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useWhenEmpty } from "./when-empty";

const networks = {
  og: {
    title: "Open Graph",
    hint: "How a shared link looks on Facebook, LinkedIn and WhatsApp.",
    icon: Share2,
    prefix: "OG",
    otherwise: { title: "the title above", description: "the description above" },
    picture: "1200x630 pixels. Left empty, a picture is made from the page's title.",
    shapes: ["wide"],
  },
  twitter: {
    title: "Twitter Card",
    hint: "How a shared link looks on X.",
    icon: AtSign,
    prefix: "Twitter",
    otherwise: { title: "the OG title", description: "the OG description" },
    picture: "1200x675 or 1200x1200 pixels. Left empty, the OG image.",
    shapes: ["twitter", "square"],
  },
} as const satisfies Record<string, { shapes: readonly PictureShape[] } & Record<string, unknown>>;

const meanings = {
  summary: "small square",
  summary_large_image: "wide",
  app: "an app to install",
  player: "a film or sound",
};

/** Tags of shared links: Open Graph for most networks, a card for X. */
export function SocialSection({ network }: { network: keyof typeof networks }) {
  const empty = useWhenEmpty();
  const { title, hint, icon, prefix, otherwise, picture, shapes } = networks[network];
  return (
    <FormSection title={title} hint={hint} icon={icon}>
      {network === "twitter" && (
        <div className="grid items-start gap-5 @7xl:grid-cols-2">
          <SelectField name="twitterCard" label="Card type" options={twitterCards} meanings={meanings} />
          <TextField
            name="twitterSite"
            label="Site account"
            placeholder="@example"
            hint="The account of this site, if it has one."
          />
        </div>
      )}
      <TextField
        name={`${network}Title`}
        label={`${prefix} title`}
        limit={seoLimits.socialTitle}
        placeholder={empty[`${network}Title`]}
        hint={`Left empty, ${otherwise.title}.`}
      />
      <TextField
        name={`${network}Description`}
        label={`${prefix} description`}
        limit={seoLimits.socialDescription}
        rows={2}
        placeholder={empty[`${network}Description`]}
        hint={`Left empty, ${otherwise.description}.`}
      />
      <PictureField name={`${network}Image`} label={`${prefix} image`} hint={picture} shapes={shapes} />
      {network === "og" && <SelectField name="ogType" label="OG type" options={openGraphTypes} />}
    </FormSection>
  );
}

"use client";

import { AtSign, Share2 } from "lucide-react";
import { openGraphTypes, twitterCards } from "@/lib/platform/html/head";
import type { PictureShape } from "@/lib/seo/pictures";
import { seoLimits } from "@/lib/seo/schema";
import type { SeoField } from "../form-values";
import { Fold, FoldLine } from "./fold";
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
    shared: "shared links",
    otherwise: { title: "the title above", description: "the description above" },
    picture: "Shown with shared links. 1200x630 pixels. Left empty, a picture is made from the page’s title.",
    shapes: ["wide"],
  },
  twitter: {
    title: "Twitter Card",
    hint: "How a shared link looks on X.",
    icon: AtSign,
    prefix: "Twitter",
    shared: "links on X",
    otherwise: { title: "the title of Open Graph", description: "its description" },
    picture: "1200x675 or 1200x1200 pixels. Left empty, the picture of Open Graph.",
    shapes: ["twitter", "square"],
  },
} as const satisfies Record<string, { shapes: readonly PictureShape[] } & Record<string, unknown>>;

const twitterFields = [
  "twitterCard",
  "twitterSite",
  "twitterTitle",
  "twitterDescription",
  "twitterImage",
] as const satisfies SeoField[];

const meanings = {
  summary: "small square",
  summary_large_image: "wide",
  app: "an app to install",
  player: "a film or sound",
};

/** Tags of shared links: Open Graph for most networks, a card for X. */
export function SocialSection({ network }: { network: keyof typeof networks }) {
  const empty = useWhenEmpty();
  const { title, hint, icon, prefix, shared, otherwise, picture, shapes } = networks[network];
  const texts = (
    <>
      <TextField
        name={`${network}Title`}
        label={`${prefix} title`}
        limit={seoLimits.socialTitle}
        placeholder={empty[`${network}Title`]}
        hint={`The title of ${shared}. Left empty, ${otherwise.title}.`}
      />
      <TextField
        name={`${network}Description`}
        label={`${prefix} description`}
        limit={seoLimits.socialDescription}
        rows={2}
        placeholder={empty[`${network}Description`]}
        hint={`The text of ${shared}. Left empty, ${otherwise.description}.`}
      />
    </>
  );
  const image = (
    <PictureField name={`${network}Image`} label={`${prefix} image`} hint={picture} shapes={shapes} />
  );
  return (
    <FormSection
      title={title}
      hint={hint}
      icon={icon}
      {...(network === "twitter" && { folds: twitterFields })}
    >
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
      {network === "og" ? (
        <>
          {image}
          <Fold
            fields={["ogTitle", "ogDescription", "ogType"]}
            summary={<FoldLine>Other words for shared links</FoldLine>}
          >
            {texts}
            <SelectField
              name="ogType"
              label="OG type"
              options={openGraphTypes}
              hint="What a shared link leads to; website fits most pages."
            />
          </Fold>
        </>
      ) : (
        <>
          {texts}
          {image}
        </>
      )}
    </FormSection>
  );
}

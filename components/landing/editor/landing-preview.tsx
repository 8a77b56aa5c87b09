"use client";

import { type ComponentProps, useMemo, useState } from "react";
import { usePictureViews } from "@/components/pictures/use-picture-view";
import { scrollFrameTo } from "@/components/ui/preview/scroll-frame";
import { usePreviewContent } from "@/components/ui/preview/use-preview-content";
import { pictureIdsOf } from "@/lib/landing/content-pictures";
import type { LandingContent } from "@/lib/landing/schema";
import { english, type Translation, translator } from "@/lib/platform/language/translate";
import { LandingPage } from "../landing-page";
import type { SectionName } from "./form-values";
import { PREVIEW } from "./preview-name";

const anchors: Record<SectionName, string> = {
  sections: "#main",
  hero: "#main",
  stats: "#stats",
  features: "#features",
  gallery: "#gallery",
  pricing: "#pricing",
  testimonials: "#testimonials",
  callToAction: "#call-to-action",
  contact: "#contact-form",
  footer: "#contact",
};

type LandingPreviewProps = Pick<
  ComponentProps<typeof LandingPage>,
  "restaurants" | "menu" | "contact" | "logo" | "navigation"
> & {
  initial: LandingContent;
  /** The proposed company name, which the business profile's replaces. */
  projectName: string;
  /** The texts of the page; missing for English. */
  translation: Translation | undefined;
};

/** The real landing page inside the preview's frame. */
export function LandingPreview({ initial, projectName, translation, ...site }: LandingPreviewProps) {
  const t = useMemo(() => (translation ? translator(translation) : english), [translation]);
  const [content, setContent] = useState(initial);
  const pictures = usePictureViews(pictureIdsOf(content));
  usePreviewContent(PREVIEW, {
    onContent: (value) => setContent(value as LandingContent),
    onShow: (section) => scrollFrameTo(anchors[section as SectionName]),
  });
  const isProposed = content.footer.companyName === projectName;
  return (
    <LandingPage
      {...site}
      companyName={isProposed ? site.contact?.name : undefined}
      content={content}
      pictures={pictures}
      isConfigured
      t={t}
    />
  );
}

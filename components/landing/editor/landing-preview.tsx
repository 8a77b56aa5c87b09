"use client";

import { useState } from "react";
import { usePictureViews } from "@/components/pictures/use-picture-view";
import { scrollFrameTo } from "@/components/ui/preview/scroll-frame";
import { usePreviewContent } from "@/components/ui/preview/use-preview-content";
import { pictureIdsOf } from "@/lib/landing/content-pictures";
import type { RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
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
  footer: "#contact",
};

type LandingPreviewProps = { initial: LandingContent; restaurants: RestaurantPaths };

/** The real landing page inside the preview's frame. */
export function LandingPreview({ initial, restaurants }: LandingPreviewProps) {
  const [content, setContent] = useState(initial);
  const pictures = usePictureViews(pictureIdsOf(content));
  usePreviewContent(PREVIEW, {
    onContent: (value) => setContent(value as LandingContent),
    onShow: (section) => scrollFrameTo(anchors[section as SectionName]),
  });
  return <LandingPage content={content} pictures={pictures} restaurants={restaurants} isConfigured />;
}

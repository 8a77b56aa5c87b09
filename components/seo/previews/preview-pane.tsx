"use client";

import { EyeOff, type LucideIcon, Monitor, Share2, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import { useMedia } from "@/components/ui/use-media";
import { tagContent } from "@/lib/seo/head";
import { useLiveHead, useSeoPage, useSeoValues } from "../seo-context";
import { FacebookPreview } from "./facebook-preview";
import { GoogleDesktop, GooglePhone } from "./google-preview";
import { previewTexts } from "./preview-texts";
import { XPreview } from "./x-preview";

type Kind = "google" | "phone" | "facebook" | "x";
const kinds: { value: Kind; label: string; icon?: LucideIcon }[] = [
  { value: "google", label: "Google", icon: Monitor },
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "facebook", label: "Facebook" },
  { value: "x", label: "X" },
];

/** Previews the page's search results and shared links while typing. */
export function PreviewPane() {
  const isNarrow = useMedia("(width < 40rem)");
  const [chosen, setKind] = useState<Kind>();
  const kind = chosen ?? (isNarrow ? "phone" : "google");
  const { site } = useSeoPage();
  const head = useLiveHead();
  const texts = previewTexts(head, site);
  const isHidden = tagContent(head, "robots").includes("noindex");
  const { ogImage, twitterImage } = useSeoValues();
  const isMade =
    kind === "facebook" ? !ogImage.trim() : kind === "x" && !(ogImage.trim() || twitterImage.trim());

  return (
    <section
      aria-label="SEO preview"
      className="@container flex flex-col overflow-hidden rounded-card border border-line bg-sunken shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-surface py-2 pr-2 pl-4 @max-md:px-3 @max-md:pb-3">
        <h3 className="flex items-center gap-2 font-sans font-semibold text-sm tracking-normal">
          <Share2 aria-hidden="true" className="size-4 text-brand-ink" />
          SEO preview
        </h3>
        <Segmented
          label="Preview as"
          segments={kinds}
          value={kind}
          onChange={setKind}
          className="@max-md:w-full @max-md:[&_svg]:hidden"
        />
      </div>
      <div className="grid min-h-64 content-center gap-3 p-4 sm:p-5">
        {kind === "google" && <GoogleDesktop texts={texts} />}
        {kind === "phone" && <GooglePhone texts={texts} />}
        {kind === "facebook" && <FacebookPreview texts={texts} />}
        {kind === "x" && <XPreview texts={texts} />}
        {(kind === "google" || kind === "phone") && isHidden && (
          <Remark icon={EyeOff}>
            The page is set to noindex: search engines are asked not to list it. This is how it would look.
          </Remark>
        )}
        {isMade && (
          <Remark>
            {texts.og.image.endsWith(".jpg")
              ? "The page has no picture: this one is the hero picture, cropped around its focus."
              : "The page has no picture: this one is generated from the saved title."}
          </Remark>
        )}
      </div>
    </section>
  );
}

function Remark({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <p className="mx-auto flex max-w-[31.25rem] items-start gap-2 text-ink-soft text-xs">
      {Icon && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      {children}
    </p>
  );
}

"use client";

import { ImageOff } from "lucide-react";
import { useState } from "react";
import { classes } from "@/components/ui/classes";
import { useDebounced } from "@/components/ui/use-debounced";
import { type PreviewTexts, pictureSource } from "./preview-texts";

type PreviewPictureProps = { texts: PreviewTexts; network: "og" | "twitter"; className: string };

/** A shared link's picture; without one, that generated from the title. */
export function PreviewPicture({ texts, network, className }: PreviewPictureProps) {
  const { siteName, siteRoot } = texts;
  const { title, image } = texts[network];
  const settled = useDebounced(image, 500);
  const source = pictureSource(settled, siteRoot);
  return (
    <div className={classes("relative overflow-hidden bg-sunken", className)}>
      {settled === "" && <MadePicture siteName={siteName} title={title} />}
      {settled !== "" && (source ? <LoadedPicture key={source} source={source} /> : <BrokenPicture />)}
    </div>
  );
}

function LoadedPicture({ source }: { source: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <BrokenPicture />;
  return (
    // biome-ignore lint/performance/noImgElement: the picture may be on any site
    <img
      src={source}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full animate-appear object-cover"
      onError={() => setBroken(true)}
    />
  );
}

function BrokenPicture() {
  return (
    <p className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 p-2 text-center font-sans text-ink-soft text-xs">
      <ImageOff aria-hidden="true" className="size-6" strokeWidth={1.5} />
      This picture can’t be loaded
    </p>
  );
}

function MadePicture({ siteName, title }: { siteName: string; title: string }) {
  return (
    <div
      aria-hidden="true"
      className="@container on-facade absolute inset-0 grid content-end bg-facade p-[8%] text-left"
    >
      <div className="scallops absolute inset-0 opacity-60" />
      <p className="relative line-clamp-3 font-display font-semibold text-[7cqi] leading-[1.1]">{title}</p>
      <p className="relative mt-[3%] truncate text-[4cqi] text-brass leading-tight">{siteName}</p>
    </div>
  );
}

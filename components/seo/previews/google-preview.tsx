"use client";

import { EllipsisVertical } from "lucide-react";
import { cutTitle } from "../title-width";
import { useWidthLimit } from "../use-width-limit";
import { breadcrumb, type PreviewTexts } from "./preview-texts";

const look = "bg-[#fff] font-[Arial,sans-serif] text-[#474747] dark:bg-[#202124] dark:text-[#bdc1c6]";
const link = "text-[#1a0dab] dark:text-[#99c3ff]";

function Site({ texts }: { texts: PreviewTexts }) {
  return (
    <div className="flex items-center gap-[0.75em]">
      <span className="grid size-[1.75em] shrink-0 place-items-center rounded-full border border-[#dadce0] bg-[#f1f3f4]">
        {/* biome-ignore lint/performance/noImgElement: a drawing of 18 px */}
        <img src="/icon.svg" alt="" className="size-[1.125em]" />
      </span>
      <span className="grid min-w-0 flex-1 leading-[1.25]">
        <span className="truncate text-[0.875em] text-[#202124] dark:text-[#dadce0]">{texts.siteName}</span>
        <span className="flex items-center gap-1 text-[0.75em]">
          <span className="truncate">{breadcrumb(texts.canonical)}</span>
          <EllipsisVertical aria-hidden="true" className="size-[1.2em] shrink-0" />
        </span>
      </span>
    </div>
  );
}

/** A desktop result scaled to fit; its title is cut as Google does. */
export function GoogleDesktop({ texts }: { texts: PreviewTexts }) {
  const limit = useWidthLimit();
  const frame = Math.max(600, limit) + 48;
  return (
    <div className="@container">
      <div
        className={`${look} overflow-hidden rounded-inner border border-line p-[1.5em]`}
        style={{ fontSize: `min(16px, calc(100cqi * 16 / ${frame}))` }}
      >
        <Site texts={texts} />
        <p className={`${link} mt-[0.25em] whitespace-nowrap text-[1.25em] leading-[1.3]`}>
          {cutTitle(texts.title, limit)}
        </p>
        <p className="wrap-anywhere mt-[0.25em] line-clamp-2 min-h-[3.16em] max-w-[42.86em] text-[0.875em] leading-[1.58]">
          {texts.description}
        </p>
      </div>
    </div>
  );
}

/** A phone result, with a title of up to two lines. */
export function GooglePhone({ texts }: { texts: PreviewTexts }) {
  return (
    <div
      className={`${look} mx-auto w-full max-w-[24.5rem] rounded-[1.25rem] border border-line p-4 text-base shadow-card`}
    >
      <Site texts={texts} />
      <p className={`${link} wrap-anywhere mt-2.5 line-clamp-2 text-lg leading-6`}>{texts.title}</p>
      <p className="wrap-anywhere mt-1.5 line-clamp-3 min-h-15 text-[0.875rem] leading-5">
        {texts.description}
      </p>
    </div>
  );
}

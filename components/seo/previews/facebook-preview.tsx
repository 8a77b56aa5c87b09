import { Globe } from "lucide-react";
import { PreviewPicture } from "./preview-picture";
import { domain, type PreviewTexts } from "./preview-texts";

const soft = "text-[#5c5e62] dark:text-[#b0b3b8]";
const strong = "text-[#050505] dark:text-[#e4e6eb]";

/** A link shared on Facebook. */
export function FacebookPreview({ texts }: { texts: PreviewTexts }) {
  const { siteName, canonical, og } = texts;
  return (
    <div className="mx-auto w-full max-w-[31.25rem] overflow-hidden rounded-inner border border-line bg-[#fff] font-[Helvetica,Arial,sans-serif] dark:bg-[#242526]">
      <div aria-hidden="true" className="flex items-center gap-2.5 p-3">
        <span className="grid size-10 place-items-center rounded-full bg-brand font-semibold text-on-brand">
          {siteName.charAt(0)}
        </span>
        <span className="grid min-w-0 leading-tight">
          <span className={`truncate font-semibold text-[0.9375rem] ${strong}`}>{siteName}</span>
          <span className={`flex items-center gap-1 text-xs ${soft}`}>
            Just now · <Globe className="size-3" />
          </span>
        </span>
      </div>
      <PreviewPicture texts={texts} network="og" className="aspect-[1.91]" />
      <div className="bg-[#f0f2f5] px-4 py-3 dark:bg-[#3a3b3c]">
        <p className={`truncate text-xs uppercase ${soft}`}>{domain(canonical)}</p>
        <p className={`wrap-anywhere line-clamp-2 font-semibold text-[1.0625rem] leading-snug ${strong}`}>
          {og.title}
        </p>
        <p className={`wrap-anywhere mt-0.5 line-clamp-1 text-[0.9375rem] ${soft}`}>{og.description}</p>
      </div>
    </div>
  );
}

import { Download, Play } from "lucide-react";
import type { ReactNode } from "react";
import { PreviewPicture } from "./preview-picture";
import { domain, type PreviewTexts } from "./preview-texts";

const soft = "text-[#536471] dark:text-[#8b98a5]";
const strong = "text-[#0f1419] dark:text-[#f7f9f9]";
const frame =
  "overflow-hidden rounded-[1rem] border border-[#cfd9de] bg-[#fff] font-[Helvetica,Arial,sans-serif] dark:border-[#38444d] dark:bg-[#15202b]";

/** A link shared on X, as its card type has it. */
export function XPreview({ texts }: { texts: PreviewTexts }) {
  const { card } = texts.twitter;
  return (
    <div className="mx-auto grid w-full max-w-[31.25rem] gap-2">
      {card === "summary" || card === "app" ? <SmallCard texts={texts} /> : <LargeCard texts={texts} />}
      {card === "app" && (
        <Note>X shows an app card only where it knows the app’s numbers; otherwise a summary.</Note>
      )}
      {card === "player" && (
        <Note>X plays only from sites that it has approved; otherwise it shows the picture.</Note>
      )}
    </div>
  );
}

function LargeCard({ texts }: { texts: PreviewTexts }) {
  const { twitter, canonical } = texts;
  return (
    <div>
      <div className={`${frame} relative`}>
        <PreviewPicture texts={texts} network="twitter" className="aspect-[1.91]" />
        {twitter.card === "player" && (
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-1/2 grid size-14 -translate-1/2 place-items-center rounded-full bg-[#1d9bf0] text-[#fff]"
          >
            <Play className="size-6 fill-current" />
          </span>
        )}
        <p className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] truncate rounded bg-[#000]/77 px-1.5 text-[#fff] text-xs">
          {twitter.title}
        </p>
      </div>
      <p className={`mt-1 truncate font-[Helvetica,Arial,sans-serif] text-xs ${soft}`}>
        From {domain(canonical)}
      </p>
    </div>
  );
}

function SmallCard({ texts }: { texts: PreviewTexts }) {
  const { twitter, canonical } = texts;
  return (
    <div className={`${frame} flex`}>
      <PreviewPicture texts={texts} network="twitter" className="aspect-square w-[8.125rem] shrink-0" />
      <div className="grid min-w-0 flex-1 content-center gap-0.5 px-3 text-[0.9375rem] leading-5">
        <p className={`truncate ${soft}`}>{domain(canonical)}</p>
        <p className={`wrap-anywhere line-clamp-2 ${strong}`}>{twitter.title}</p>
        <p className={`wrap-anywhere line-clamp-2 ${soft}`}>{twitter.description}</p>
        {twitter.card === "app" && (
          <p className="mt-1 flex items-center gap-1.5 font-semibold text-[#0b6bb0] text-xs dark:text-[#6fc3ff]">
            <Download aria-hidden="true" className="size-3.5" /> Get the app
          </p>
        )}
      </div>
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-ink-soft text-xs">{children}</p>;

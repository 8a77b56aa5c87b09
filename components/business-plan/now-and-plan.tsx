"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useMedia } from "@/components/ui/use-media";

type NowAndPlanProps = {
  /** Null without current content. */
  now: ReactNode | null;
  /** As in “Now: hero”. */
  name: string;
  children: ReactNode;
};

const title = "font-sans font-semibold text-ink-soft text-xs tracking-normal";
const nothing = <p className="text-ink-soft italic">Nothing yet</p>;

/** Shows current content beside the plan's; on narrow screens the current content is collapsed. */
export function NowAndPlan({ now, name, children }: NowAndPlanProps) {
  const isWide = useMedia("(width >= 56.25rem)");
  return (
    <div className="grid min-[56.25rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {isWide && (
        <div className="grid content-start gap-4 border-line border-r bg-sunken/60 p-6 text-sm">
          <h4 className={title}>Now</h4>
          {now ?? nothing}
        </div>
      )}
      {!isWide && <FoldedNow now={now} name={name} />}
      <div className="grid min-w-0 content-start gap-4 px-4 py-5 sm:p-6">
        <h4 className={title}>Plan</h4>
        {children}
      </div>
    </div>
  );
}

function FoldedNow({ now, name }: Omit<NowAndPlanProps, "children">) {
  const look = "border-line border-b bg-sunken/60 px-4 text-sm sm:px-6";
  if (now === null) {
    return (
      <div className={`${look} flex min-h-11 items-center gap-3`}>
        <h4 className={title}>Now</h4>
        {nothing}
      </div>
    );
  }
  return (
    <details className={`${look} group/now`}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-ink-soft [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open/now:rotate-90"
        />
        Now
        <span className="sr-only">: {name}</span>
      </summary>
      <div className="pb-5">{now}</div>
    </details>
  );
}

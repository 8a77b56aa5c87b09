"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { planSections } from "@/lib/business-plan/answers";
import { FailureNotice } from "./failure-notice";
import type { Failure } from "./plan-failure";

type ApplyBarProps = {
  accepted: number;
  /** Number of applicable sections without a decision. */
  undecided: number;
  /** Number of invalid fields in accepted sections. */
  problems: number;
  /** The plan is being applied or generated again. */
  isBusy: boolean;
  isApplying: boolean;
  failure: Failure | null;
  onDiscard: () => void;
  onApply: () => void;
};

/** The bar at the bottom of the screen that applies the plan. */
export function ApplyBar(props: ApplyBarProps) {
  const { accepted, undecided, problems, isBusy, isApplying, failure, onDiscard, onApply } = props;
  return (
    <div className="foot-bar sticky bottom-0 z-20 -mx-gutter mt-6 border-line border-t bg-canvas/92 px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:bg-surface/95 lg:px-4 lg:py-3 lg:shadow-raised">
      {failure && !isApplying && (
        <div className="mb-3">
          <FailureNotice failure={failure} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          role="status"
          className="flex min-h-6 min-w-0 flex-1 basis-52 max-sm:basis-full flex-wrap items-center gap-x-2 text-sm"
        >
          <span className="font-semibold tabular-nums">
            {accepted} of {planSections.length} sections accepted
          </span>
          {accepted > 0 && undecided > 0 && (
            <span className="text-ink-soft tabular-nums">
              {undecided === 1 ? "1 not decided stays as it is" : `${undecided} not decided stay as they are`}
            </span>
          )}
          {problems > 0 && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {problems === 1 ? "1 field needs attention" : `${problems} fields need attention`}
            </span>
          )}
        </p>
        <Button variant="quiet" className="max-sm:flex-1" disabled={isBusy} onClick={onDiscard}>
          Discard plan
        </Button>
        <Button
          className="max-sm:flex-1"
          disabled={!isApplying && (isBusy || accepted === 0)}
          pending={isApplying}
          onClick={onApply}
        >
          {isApplying ? "Applying..." : "Apply"}
        </Button>
      </div>
    </div>
  );
}

"use client";

import { CircleCheck, ExternalLink, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import type { AppliedPlan } from "@/lib/business-plan/schema";
import { FailureNotice } from "./failure-notice";
import { sectionInfo } from "./plan-sections";
import { useUndo } from "./use-undo";

type AppliedPanelProps = {
  applied: AppliedPlan;
  /** It was applied just now, in this tab. */
  isNew: boolean;
  onUndone: (applied: AppliedPlan) => void;
  onAnother: () => void;
};

/** The plan that was applied last: what it changed, where to see it, and the way back. */
export function AppliedPanel({ applied, isNew, onUndone, onAnother }: AppliedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isUndoing, failure, undo } = useUndo(onUndone);
  const isUndone = applied.undoneAt !== null;

  const wasUndone = useRef(isUndone);
  useEffect(() => {
    if (isNew || isUndone !== wasUndone.current) heading.current?.focus();
    wasUndone.current = isUndone;
  }, [isNew, isUndone]);

  const title = isUndone
    ? "The plan is undone"
    : isNew
      ? "Your site is updated"
      : "The plan that was applied last";

  return (
    <Card aria-labelledby="applied-plan" className="grid max-w-4xl gap-5">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          {isUndone ? <Undo2 aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        </span>
        <div className="min-w-0">
          <h3 ref={heading} id="applied-plan" tabIndex={-1} className="text-xl focus:outline-none">
            {title}
          </h3>
          {!isUndone && (
            <p className="wrap-anywhere text-ink-soft text-sm">
              Applied <MomentTime at={applied.appliedAt} /> by {applied.author}.
            </p>
          )}
          <p role="status" className="text-ink-soft text-sm">
            {isUndone && "Your site says again what it said before."}
          </p>
        </div>
      </div>
      <ul aria-label="Sections" className="flex flex-wrap gap-2">
        {applied.sections.map((section) => (
          <li key={section} className="rounded-full bg-sunken px-3 py-1 font-semibold text-ink-soft text-xs">
            {sectionInfo[section].title}
          </li>
        ))}
      </ul>
      {failure && !isUndoing && <FailureNotice failure={failure} />}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <a
          href="/welcome"
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({
            variant: isNew ? "primary" : "secondary",
            className: "max-sm:col-span-2",
          })}
        >
          <ExternalLink aria-hidden="true" />
          View site
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <ButtonLink variant="secondary" href="/admin">
          Landing Editor
        </ButtonLink>
        <ButtonLink variant="secondary" href="/admin?tab=seo">
          SEO Settings
        </ButtonLink>
        {isNew && (
          <Button variant="secondary" onClick={onAnother}>
            Make another plan
          </Button>
        )}
        {!isUndone && (
          <Button variant="quiet" pending={isUndoing} onClick={() => void undo(applied.id)}>
            {!isUndoing && <Undo2 aria-hidden="true" />}
            Undo
          </Button>
        )}
      </div>
    </Card>
  );
}

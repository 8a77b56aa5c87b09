"use client";

import { CircleCheck, ExternalLink, Redo2, Undo2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import type { AppliedPlan, TurnedPlan } from "@/lib/business-plan/answers";
import { EnglishNotice } from "./english-notice";
import { FailureNotice } from "./failure-notice";
import { sectionInfo } from "./plan-sections";
import { useTurn } from "./use-turn";

type AppliedPanelProps = {
  applied: AppliedPlan;
  /** Just applied in this tab. */
  isNew: boolean;
  /** The plan was just applied, undone or redone: the heading takes the focus. */
  hasFocus: boolean;
  onTurned: (answer: TurnedPlan) => void;
  onAnother: () => void;
};

/** The plan last applied or undone: its changes, links to them, and undo or redo. */
export function AppliedPanel({ applied, isNew, hasFocus, onTurned, onAnother }: AppliedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { pending, failure, start } = useTurn(onTurned);
  const isUndone = applied.undoneAt !== null;
  const turn = isUndone ? "redo" : "undo";
  const TurnIcon = isUndone ? Redo2 : Undo2;

  const focusFor = hasFocus && (isUndone ? "undone" : "applied");
  useEffect(() => {
    if (focusFor) heading.current?.focus();
  }, [focusFor]);

  const title = isUndone
    ? "The plan is undone"
    : isNew
      ? "Your site is updated"
      : "The plan that was applied last";

  return (
    <Card aria-labelledby={headingId} className="grid max-w-4xl gap-5">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          {isUndone ? <Undo2 aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        </span>
        <div className="min-w-0">
          <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl focus:outline-none">
            {title}
          </h3>
          <p className="wrap-anywhere text-ink-soft text-sm">
            Applied <MomentTime at={applied.appliedAt} /> by {applied.author}
            {applied.undoneAt !== null && (
              <>
                , undone <MomentTime at={applied.undoneAt} />
              </>
            )}
            .
          </p>
          <p role="status" className="text-ink-soft text-sm">
            {isUndone && "Your site has its former content again. You can redo the plan."}
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
      {isNew && !isUndone && <EnglishNotice description={applied.description} stage="applied" />}
      {failure && pending === null && <FailureNotice failure={failure} />}
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
        <Button variant="quiet" pending={pending !== null} onClick={() => void start(turn, applied)}>
          {pending === null && <TurnIcon aria-hidden="true" />}
          {isUndone ? "Redo" : "Undo"}
        </Button>
      </div>
    </Card>
  );
}

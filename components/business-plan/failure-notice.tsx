import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { Failure } from "./plan-failure";

/** Shows a failure, with its remedies as children. */
export function FailureNotice({ failure, children }: { failure: Failure; children?: ReactNode }) {
  return (
    <Notice tone="error" title={failure.title}>
      <p>{failure.text}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {children}
        {failure.isSignedOut && (
          <a
            href="/login?returnUrl=%2Fdashboard%3Ftab%3Dgenerate"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
          >
            Sign in
            <span className="sr-only">&nbsp;(opens in a new tab)</span>
          </a>
        )}
      </div>
    </Notice>
  );
}

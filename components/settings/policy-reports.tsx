"use client";

import { useId } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { PolicyReport } from "@/lib/policy-reports/answers";

const times = (count: number) => (count === 1 ? "once" : `${count} times`);

function Report({ report: { directive, source, page, count, lastAt } }: { report: PolicyReport }) {
  return (
    <li className="grid gap-0.5 px-4 py-2.5">
      <span className="wrap-anywhere font-semibold">{source}</span>
      <span className="wrap-anywhere text-ink-soft text-xs">
        {directive} on the page “{page}”, {times(count)}, last{" "}
        <MomentTime at={new Date(lastAt).toISOString()} />
      </span>
    </li>
  );
}

/** The content that browsers blocked on the site's pages; shows nothing without reports. */
export function PolicyReports() {
  const id = useId();
  const { data, change } = useCall("GET /csp-reports");
  const reports = data?.reports ?? [];
  const mayClear = useMay("settings:write");
  const { pending, act } = useAction();
  if (reports.length === 0) return null;

  const clear = () =>
    act("clear", () => call("DELETE /csp-reports"), {
      onDone: () => change(() => ({ reports: [] })),
      explain: () => "The list could not be cleared. Please try again.",
    });

  return (
    <Card className="grid gap-4" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          Stopped by browsers
        </h3>
        <p className="text-ink-soft text-sm">
          Browsers blocked these on your pages, because of the site’s security policy. A visitor’s browser
          extension may be the cause. If one is blocked on many visits, check it.
        </p>
      </div>
      <ul className="divide-y divide-line rounded-inner border border-line text-sm">
        {reports.map((report) => (
          <Report key={`${report.directive} ${report.source}`} report={report} />
        ))}
      </ul>
      {mayClear && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={pending !== null}
          onClick={() => void clear()}
        >
          Clear the list
        </Button>
      )}
    </Card>
  );
}

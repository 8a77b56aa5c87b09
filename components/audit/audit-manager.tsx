"use client";

import { Download } from "lucide-react";
import type { Route } from "next";
import { useCallback, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { PlaceTimeZoneProvider } from "@/components/ui/place-time-zone";
import { useDebounced } from "@/components/ui/use-debounced";
import { callHref } from "@/lib/api/call";
import type { AuditFeature } from "@/lib/audit/actions";
import type { AuditPage } from "@/lib/audit/answers";
import type { AuditFilter } from "@/lib/audit/schema";
import { type AuditChoice, everything, toFilter } from "./audit-choice";
import { AuditFilters } from "./audit-filters";
import { AuditList } from "./audit-list";
import { isEmpty, useAudit } from "./use-audit";

/** The pause after typing before the filter applies, in milliseconds. */
const DEBOUNCE_MS = 250;

function Exports({ query }: { query: AuditFilter }) {
  return (
    <div className="flex gap-2">
      {(["csv", "json"] as const).map((format) => (
        <a
          key={format}
          href={callHref("GET /audit/export", { query: { ...query, format } })}
          download
          className={buttonStyle({ variant: "secondary", size: "sm" })}
        >
          <Download aria-hidden="true" />
          <span>
            <span className="max-sm:sr-only">Export </span>
            {format.toUpperCase()}
          </span>
        </a>
      ))}
    </div>
  );
}

type AuditManagerProps = {
  initial: AuditPage | null;
  /** The features that the reader may see. */
  features: readonly AuditFeature[];
  /** The time zone of the filter's days. */
  timeZone: string;
};

/** The audit log. `initial` is null if the server could not read it. */
export function AuditManager({ initial, features, timeZone }: AuditManagerProps) {
  const [choice, setChoice] = useState(everything);
  const change = useCallback(
    (changed: Partial<AuditChoice>) => setChoice((before) => ({ ...before, ...changed })),
    [],
  );
  const query = toFilter(useDebounced(choice, DEBOUNCE_MS), timeZone);
  const audit = useAudit(query, initial);
  const maySeeSignIns = useMay("users:read");
  return (
    <PlaceTimeZoneProvider timeZone={timeZone}>
      <div className="grid max-w-4xl gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-xl text-ink-soft text-sm">
            All changes, newest first. The settings say how long they are kept.
            {maySeeSignIns && (
              <>
                {" "}
                Who signed in is listed under{" "}
                <PageLink
                  href={"/admin/users" as Route}
                  className="font-semibold text-brand-ink underline underline-offset-4"
                >
                  Users
                </PageLink>
                .
              </>
            )}
          </p>
          <Exports query={query} />
        </div>
        <AuditFilters choice={choice} onChange={change} people={audit.people} features={features} />
        <AuditList audit={audit} isFiltered={!isEmpty(query)} onEverything={() => setChoice(everything)} />
      </div>
    </PlaceTimeZoneProvider>
  );
}

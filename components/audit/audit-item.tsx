"use client";

import { ChevronDown, History } from "lucide-react";
import type { Route } from "next";
import { useId, useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { classes } from "@/components/ui/classes";
import { MomentTime } from "@/components/ui/moment-time";
import { usePlaceTimeZone } from "@/components/ui/place-time-zone";
import { fullTime } from "@/components/ui/time";
import { auditAction } from "@/lib/audit/actions";
import type { AuditEntry, AuditUndo } from "@/lib/audit/answers";
import { type Role, roleNames } from "@/lib/platform/access/permissions";
import { actorWords } from "./audit-choice";
import { AuditDifference } from "./audit-difference";
import { summaryOf } from "./audit-summary";

const whoOf = ({ actor, account }: AuditEntry) =>
  account || (actor === "user" ? "A user" : actorWords[actor]);

/** Returns the address of the version from before the change. */
const undoHref = (undo: AuditUndo) =>
  (undo.kind === "landing"
    ? `/portal/editor?version=${undo.version}`
    : `/admin/templates?template=${undo.id}&version=${undo.version}`) as Route;

function Facts({ entry }: { entry: AuditEntry }) {
  const { at, role, address, through, requestId } = entry;
  const timeZone = usePlaceTimeZone();
  const facts = [
    ["Time", fullTime(new Date(at), { seconds: true, ...(timeZone && { timeZone }) })],
    ["Role", roleNames[role as Role] ?? role],
    ["Through", through],
    ["Address", address],
    ["Request", requestId],
  ].filter(([, value]) => value);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-xs">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt>{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One change; it opens to show before and after. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { action, target, at, changes, more, undo } = entry;
  const summary = summaryOf(entry);
  return (
    <li className="animate-rise">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="group -mx-2 grid w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-inner px-2 py-3.5 text-left hover:bg-sunken/60"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere">
            <span className="font-semibold">{auditAction(action)?.words ?? action}</span>
            {target && (
              <>
                {": "}
                <bdi>{target}</bdi>
              </>
            )}
          </span>
          {summary && <span className="wrap-anywhere text-sm">{summary}</span>}
          <span className="wrap-anywhere text-ink-soft text-sm">
            {whoOf(entry)} · <MomentTime at={at} />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classes(
            "size-5 shrink-0 text-ink-soft transition-transform duration-150 group-hover:text-ink",
            isOpen && "rotate-180",
          )}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 pt-1 pb-5">
            <AuditDifference action={action} changes={changes} more={more} />
            <Facts entry={entry} />
            {undo && (
              <ButtonLink
                href={undoHref(undo)}
                variant="secondary"
                size="sm"
                className="justify-self-start max-sm:w-full"
              >
                <History aria-hidden="true" />
                Go to version {undo.version}, from before
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

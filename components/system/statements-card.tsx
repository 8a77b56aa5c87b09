import { ChevronDown } from "lucide-react";
import { MomentTime } from "@/components/ui/moment-time";
import type { SlowStatement } from "@/lib/system/answers";
import { formatDuration } from "./format-duration";
import { SystemCard } from "./system-card";

/** Opens to show the whole text. */
function StatementItem({ text, count, average, slowest, latestAt }: SlowStatement) {
  return (
    <li className="py-1.5 first:pt-0 last:pb-0">
      <details className="group min-w-0">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-inner px-2 py-1.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 gap-1">
            <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
              <span className="font-semibold">{formatDuration(slowest)}</span>
              <span className="text-ink-soft">
                {count === 1
                  ? "once"
                  : `${count.toLocaleString("en")} times, ${formatDuration(average)} on average`}
              </span>
              <span className="text-ink-soft">
                <MomentTime at={latestAt} />
              </span>
            </span>
            <code className="wrap-anywhere line-clamp-2 text-xs group-open:line-clamp-none">{text}</code>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
      </details>
    </li>
  );
}

type StatementsCardProps = { statements: readonly SlowStatement[]; slowFrom: number; startedAt: string };

/** What the database took long for, the slowest first. */
export function StatementsCard({ statements, slowFrom, startedAt }: StatementsCardProps) {
  return (
    <SystemCard
      title="Slow statements"
      text={
        <>
          Statements of this instance that took {formatDuration(slowFrom)} or longer since it started{" "}
          <MomentTime at={startedAt} />, the slowest first and without their values.
        </>
      }
    >
      {statements.length === 0 ? (
        <p className="text-sm">There was none.</p>
      ) : (
        <ul className="divide-y divide-line">
          {statements.map((statement) => (
            <StatementItem key={statement.text} {...statement} />
          ))}
        </ul>
      )}
    </SystemCard>
  );
}

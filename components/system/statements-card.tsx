import { MomentTime } from "@/components/ui/moment-time";
import type { SlowStatement } from "@/lib/system/schema";
import { formatDuration } from "./format-duration";
import { SystemCard } from "./system-card";

function StatementItem({ text, count, average, slowest, latestAt }: SlowStatement) {
  return (
    <li className="grid min-w-0 gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
        <span className="font-semibold">Slowest {formatDuration(slowest)}</span>
        <span className="text-ink-soft">
          {count === 1
            ? "once"
            : `${count.toLocaleString("en")} times, ${formatDuration(average)} on average`}
        </span>
        <span className="text-ink-soft">
          <MomentTime at={latestAt} />
        </span>
      </p>
      <code className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-xs">{text}</code>
    </li>
  );
}

type StatementsCardProps = { statements: readonly SlowStatement[]; slowFrom: number; startedAt: string };

/** What the database took long for. */
export function StatementsCard({ statements, slowFrom, startedAt }: StatementsCardProps) {
  return (
    <SystemCard
      title="Slow statements"
      text={
        <>
          Statements of this instance that took {formatDuration(slowFrom)} or longer since it started{" "}
          <MomentTime at={startedAt} />, without their values.
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

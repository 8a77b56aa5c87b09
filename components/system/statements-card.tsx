import { MomentTime } from "@/components/ui/moment-time";
import type { SlowStatement } from "@/lib/system/answers";
import { OpeningItem, SystemCard, SystemList } from "./system-card";

/** Milliseconds for people: "320 ms", "1.2 s". */
const formatDuration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds} ms`
    : `${Number((milliseconds / 1000).toFixed(1)).toLocaleString("en")} s`;

/** Opens to show the whole text. */
function StatementItem({ text, count, average, slowest, latestAt }: SlowStatement) {
  const times =
    count === 1 ? "once" : `${count.toLocaleString("en")} times, ${formatDuration(average)} on average`;
  return (
    <OpeningItem
      summary={
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
            <span className="font-semibold">{formatDuration(slowest)}</span>
            <span className="text-ink-soft">{times}</span>
            <span className="text-ink-soft">
              <MomentTime at={latestAt} />
            </span>
          </span>
          <code className="wrap-anywhere line-clamp-2 text-xs group-open:line-clamp-none">{text}</code>
        </span>
      }
    />
  );
}

type StatementsCardProps = { statements: readonly SlowStatement[]; slowFrom: number; startedAt: string };

/** Slow statements, the slowest first. */
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
      <SystemList empty="There was none.">
        {statements.map((statement) => (
          <StatementItem key={statement.text} {...statement} />
        ))}
      </SystemList>
    </SystemCard>
  );
}

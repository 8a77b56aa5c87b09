import { Badge } from "@/components/ui/badge";
import { MomentTime } from "@/components/ui/moment-time";
import type { RecentWarning } from "@/lib/platform/log/recent-warnings";
import { OpeningItem, SystemCard, SystemList } from "./system-card";

const levels: Record<RecentWarning["level"], { word: string; tone: "brass" | "danger" }> = {
  warn: { word: "Warning", tone: "brass" },
  error: { word: "Error", tone: "danger" },
  fatal: { word: "Fatal", tone: "danger" },
};

function Details({ details }: Pick<RecentWarning, "details">) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-ink-soft text-xs">
      {details.map(([name, text]) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt>{name}</dt>
          <dd className="wrap-anywhere min-w-0 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Head({ level, message, reason, at, times }: RecentWarning) {
  const { word, tone } = levels[level];
  return (
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
        <Badge tone={tone}>{word}</Badge>
        <MomentTime at={at} />
        {times > 1 && <span className="tabular-nums">{times.toLocaleString("en")} times</span>}
      </span>
      <span className="wrap-anywhere font-semibold text-sm">{message}</span>
      {reason && <span className="wrap-anywhere text-ink-soft text-sm">{reason}</span>}
    </span>
  );
}

function WarningItem(warning: RecentWarning) {
  if (warning.details.length === 0) {
    return (
      <li className="flex py-3 first:pt-0 last:pb-0">
        <Head {...warning} />
      </li>
    );
  }
  return (
    <OpeningItem summary={<Head {...warning} />}>
      <Details details={warning.details} />
    </OpeningItem>
  );
}

type WarningsCardProps = { warnings: readonly RecentWarning[]; startedAt: string };

/** The latest warnings and errors of the log. */
export function WarningsCard({ warnings, startedAt }: WarningsCardProps) {
  return (
    <SystemCard
      title="Recent warnings"
      text={
        <>
          What this instance has logged as a warning or an error since it started{" "}
          <MomentTime at={startedAt} />, the latest first.
        </>
      }
    >
      <SystemList empty="There was none.">
        {warnings.map((warning) => (
          <WarningItem key={`${warning.level} ${warning.message} ${warning.reason}`} {...warning} />
        ))}
      </SystemList>
    </SystemCard>
  );
}

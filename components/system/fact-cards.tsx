import type { ReactNode } from "react";
import { MomentTime } from "@/components/ui/moment-time";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { SystemState } from "@/lib/system/answers";
import { SystemCard } from "./system-card";

type FactCardProps = { title: string; facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names with their values. */
function FactCard({ title, facts }: FactCardProps) {
  return (
    <SystemCard title={title}>
      <dl className="divide-y divide-line text-sm">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere min-w-0 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </SystemCard>
  );
}

/** The running version, its start and its memory. */
export function SoftwareCard({ system }: { system: SystemState }) {
  const { version, commit, node, startedAt, memory } = system;
  return (
    <FactCard
      title="Application"
      facts={[
        ["Version", version],
        ...(commit ? [["Commit", <code key="commit">{commit.slice(0, 12)}</code>] as const] : []),
        ["Node.js", node],
        ["Started", <MomentTime key="started" at={startedAt} />],
        ["Memory", formatFileSize(memory)],
      ]}
    />
  );
}

const kinds: Record<SystemState["database"]["kind"], string> = {
  embedded: "Built in",
  chosen: "Your own, chosen at set-up",
  environment: "Your own, by DATABASE_URL",
};

/** The database that stores the site. */
export function DatabaseCard({ database }: { database: SystemState["database"] }) {
  const { kind, place, version, bytes, connections, mostConnections, migration } = database;
  return (
    <FactCard
      title="Database"
      facts={[
        ["Server", `PostgreSQL ${version}`],
        ["Where", kind === "embedded" ? kinds[kind] : `${kinds[kind]}, ${place}`],
        ["Size", formatFileSize(bytes)],
        ["Connections", `${connections} of ${mostConnections}`],
        ["Latest migration", migration],
      ]}
    />
  );
}

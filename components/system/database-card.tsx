import { formatFileSize } from "@/lib/platform/files/file-size";
import type { SystemState } from "@/lib/system/answers";
import { FactList } from "./fact-list";
import { SystemCard } from "./system-card";

const kinds: Record<SystemState["database"]["kind"], string> = {
  embedded: "Built in",
  chosen: "Your own, chosen at set-up",
  environment: "Your own, by DATABASE_URL",
};

/** The database that the site is kept in. */
export function DatabaseCard({ database }: { database: SystemState["database"] }) {
  const { kind, place, version, bytes, connections, mostConnections, migration } = database;
  return (
    <SystemCard title="Database">
      <FactList
        facts={[
          ["Server", `PostgreSQL ${version}`],
          ["Where", kind === "embedded" ? kinds[kind] : `${kinds[kind]}, ${place}`],
          ["Size", formatFileSize(bytes)],
          ["Connections", `${connections} of ${mostConnections}`],
          ["Latest migration", migration],
        ]}
      />
    </SystemCard>
  );
}

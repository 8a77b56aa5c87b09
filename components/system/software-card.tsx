import { MomentTime } from "@/components/ui/moment-time";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { SystemState } from "@/lib/system/answers";
import { FactList } from "./fact-list";
import { SystemCard } from "./system-card";

/** What runs, since when, and how much memory it takes. */
export function SoftwareCard({ system }: { system: SystemState }) {
  const { version, commit, node, startedAt, memory } = system;
  return (
    <SystemCard title="Application">
      <FactList
        facts={[
          ["Version", version],
          ...(commit ? [["Commit", <code key="commit">{commit.slice(0, 12)}</code>] as const] : []),
          ["Node.js", node],
          ["Started", <MomentTime key="started" at={startedAt} />],
          ["Memory", formatFileSize(memory)],
        ]}
      />
    </SystemCard>
  );
}

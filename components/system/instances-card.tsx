import { Server } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedInstance } from "@/lib/system/answers";
import { SystemCard, SystemList } from "./system-card";

function InstanceItem({ host, version, workers, startedAt, seenAt, isSilent, isPresent }: ListedInstance) {
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Server aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold text-sm">{host}</span>
          {isPresent && <Badge tone="brand">This instance</Badge>}
          {isSilent && <Badge tone="brass">Not responding</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          Version {version}, {workers > 1 && `${workers} processes, `}started <MomentTime at={startedAt} />
        </p>
        <p className="text-ink-soft text-xs">
          Last report <MomentTime at={seenAt} />
        </p>
      </div>
    </li>
  );
}

/** The instances that serve the database. */
export function InstancesCard({ instances }: { instances: readonly ListedInstance[] }) {
  return (
    <SystemCard
      id="instances"
      title="Instances"
      text="Each instance reports once a minute. One without a report for an hour is removed from the list."
    >
      <SystemList empty="No instance has reported yet.">
        {instances.map((instance) => (
          <InstanceItem key={instance.id} {...instance} />
        ))}
      </SystemList>
    </SystemCard>
  );
}

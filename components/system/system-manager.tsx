"use client";

import { ManagerFailed } from "@/components/ui/manager-failed";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import type { SystemState } from "@/lib/system/answers";
import { DisksCard } from "./disks-card";
import { DatabaseCard, SoftwareCard } from "./fact-cards";
import { InstancesCard } from "./instances-card";
import { JobsCard } from "./jobs-card";
import { MailsCard } from "./mails-card";
import { StatementsCard } from "./statements-card";
import { SystemSummary } from "./system-summary";
import { WarningsCard } from "./warnings-card";

/** The interval of reads while the page is visible, in milliseconds. */
const INTERVAL_MS = 15_000;

/** Shows the state of the system. `initial` is null if the server could not read it. */
export function SystemManager({ initial }: { initial: SystemState | null }) {
  const { data, isOutdated } = useCall("GET /system", {
    initial,
    keepsUp: true,
    refreshInterval: INTERVAL_MS,
  });
  if (!data) return <ManagerFailed title="The database does not answer" />;
  return (
    <div className="grid max-w-5xl gap-6">
      {isOutdated && (
        <Notice tone="error" title="The server or its database does not answer">
          This page shows the last known state, and tries again every few seconds.
        </Notice>
      )}
      {!isOutdated && <SystemSummary problems={data.problems} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SoftwareCard system={data} />
        <DatabaseCard database={data.database} />
      </div>
      <DisksCard {...data} />
      <p className="text-ink-soft text-sm">The rest is for those who run the server.</p>
      <MailsCard />
      <JobsCard />
      <InstancesCard instances={data.instances} />
      <WarningsCard warnings={data.warnings} startedAt={data.startedAt} />
      <StatementsCard statements={data.slowStatements} slowFrom={data.slowFrom} startedAt={data.startedAt} />
    </div>
  );
}

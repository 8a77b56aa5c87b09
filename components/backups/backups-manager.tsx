"use client";

import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { StaticExportCard } from "@/components/static-export/static-export-card";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import type { Backups, StoredBackup } from "@/lib/backups/answers";
import { BackupList } from "./backup-list";
import { MakeForm } from "./make-form";
import { ScheduleForm } from "./schedule-form";
import { useBackups } from "./use-backups";

const RestoreSheet = onDemand(async () => (await import("./restore-sheet")).RestoreSheet, null);

/** Manages backups. `initial` is null if the server could not read them. */
export function BackupsManager({ initial }: { initial: Backups | null }) {
  const actions = useBackups(initial);
  const [chosen, setChosen] = useState<StoredBackup | null>(null);
  const { data } = actions;
  usePortalAction("restore", () => document.getElementById("backups-title")?.focus());
  if (!data) return <ManagerFailed title="The backups could not be loaded" />;
  const { failure, hour } = data.schedule;
  return (
    <div className="grid max-w-4xl gap-6">
      {failure && (
        <Notice tone="error" title="The latest scheduled backup could not be made">
          {failure.message}
        </Notice>
      )}
      {hour === null && (
        <Notice tone="warning" title="No backup is made by itself">
          Choose an hour below to have one made every day.
        </Notice>
      )}
      <MakeForm actions={actions} hasPassphrase={data.schedule.hasPassphrase} />
      <BackupList data={data} actions={actions} onRestore={setChosen} />
      <ScheduleForm schedule={data.schedule} timeZone={data.timeZone} onSave={actions.saveSchedule} />
      <StaticExportCard />
      {chosen && <RestoreSheet backup={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

import { DatabaseBackup, FileArchive } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FileDrop } from "@/components/ui/file-drop";
import { Field } from "@/components/ui/form/field";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Backups, StoredBackup } from "@/lib/backups/answers";
import { BackupItem } from "./backup-item";
import type { BackupActions } from "./use-backups";

type BackupListProps = { data: Backups; actions: BackupActions; onRestore: (backup: StoredBackup) => void };

/** The backups on the server, and where one of another place is uploaded. */
export function BackupList({
  data: { backups, folder, bucket, schedule },
  actions,
  onRestore,
}: BackupListProps) {
  const { sent, upload } = actions;
  return (
    <Card aria-labelledby="backups-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="backups-title" tabIndex={-1} className="text-lg focus:outline-none">
          {bucket ? "Stored backups" : "On the server"}
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {bucket
            ? `Made into the bucket ${bucket.name}. What was uploaded, or made before an upgrade, is in ${folder}.`
            : `In ${folder}. Keep a copy elsewhere too: a server can be lost as a whole.`}
        </p>
      </div>
      {bucket?.problem && (
        <Notice tone="error" title="The backups in the bucket can't be listed">
          {bucket.problem}
        </Notice>
      )}
      {backups.length === 0 && !bucket?.problem && (
        <EmptyState
          icon={DatabaseBackup}
          title="No backups yet"
          text={
            schedule.hour === null
              ? "Make one above, or have one made every day below."
              : "The first is made by itself, within a day. Or make one now, above."
          }
        />
      )}
      {backups.length > 0 && (
        <ul className="divide-y divide-line border-line border-y" aria-labelledby="backups-title">
          {backups.map((backup) => (
            <BackupItem key={backup.name} backup={backup} actions={actions} onRestore={onRestore} />
          ))}
        </ul>
      )}
      {sent === null ? (
        <Field label="Upload a backup">
          <FileDrop
            what="a backup"
            icon={FileArchive}
            accept=".gz,.tgz,application/gzip"
            onFiles={([file]) => {
              if (file) void upload(file);
            }}
          />
        </Field>
      ) : (
        <div className="grid gap-2">
          <p className="text-sm">Uploading…</p>
          <ProgressBar label="Uploading the backup" value={sent} />
        </div>
      )}
    </Card>
  );
}

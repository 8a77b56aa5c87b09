import { DatabaseBackup, FileArchive } from "lucide-react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FileDrop } from "@/components/ui/file-drop";
import { Field } from "@/components/ui/form/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Backups, StoredBackup } from "@/lib/backup/schema";
import { BackupItem } from "./backup-item";
import type { BackupActions } from "./use-backups";

type BackupListProps = { data: Backups; actions: BackupActions; onRestore: (backup: StoredBackup) => void };

/** The backups on the server, and where one of another place is uploaded. */
export function BackupList({ data: { backups, folder }, actions, onRestore }: BackupListProps) {
  const { sent, upload } = actions;
  return (
    <Card aria-labelledby="backups-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="backups-title" tabIndex={-1} className="text-lg focus:outline-none">
          On the server
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          In {folder}. Keep a copy elsewhere too: a server can be lost as a whole.
        </p>
      </div>
      {backups.length === 0 ? (
        <EmptyState
          icon={DatabaseBackup}
          title="No backups yet"
          text="Make one above, or have one made every day below."
        />
      ) : (
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

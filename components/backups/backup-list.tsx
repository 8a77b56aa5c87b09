import { DatabaseBackup, Download, FileArchive, RotateCcw, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Backups, StoredBackup } from "@/lib/backups/answers";
import type { BackupKind } from "@/lib/backups/schema";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { BackupActions } from "./use-backups";

type BackupListProps = { data: Backups; actions: BackupActions; onRestore: (backup: StoredBackup) => void };

/** Lists the stored backups, and uploads one. */
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
        <Notice tone="error" title="The backups in the bucket can’t be listed">
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

const kinds: Record<BackupKind, string> = {
  manual: "By hand",
  scheduled: "Scheduled",
  "before-upgrade": "Before an upgrade",
  uploaded: "Uploaded",
};

type BackupItemProps = Pick<BackupListProps, "actions" | "onRestore"> & { backup: StoredBackup };

/** One backup with its actions. */
function BackupItem({ backup, actions, onRestore }: BackupItemProps) {
  const { name, kind, createdAt, size, place } = backup;
  const { pending, download, remove } = actions;
  const confirm = useConfirm();
  const named = <span className="sr-only"> {name}</span>;

  async function askAndRemove() {
    const isSure = await confirm({
      title: "Delete this backup?",
      content: (
        <p className="wrap-anywhere">
          {name} is deleted {place === "bucket" ? "from the bucket" : "from the server"} for good.
        </p>
      ),
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (!isSure) return;
    document.getElementById("backups-title")?.focus();
    await remove(backup);
  }

  return (
    <li className="grid gap-3 py-4 sm:flex sm:items-center">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-sm">
          <MomentTime at={createdAt} />
          <Badge tone={kind === "before-upgrade" ? "brass" : "neutral"}>{kinds[kind]}</Badge>
          {place === "bucket" && <Badge>In the bucket</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">{formatFileSize(size)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending === `download ${name}`}
          onClick={() => void download(backup)}
        >
          <Download aria-hidden="true" />
          Download{named}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onRestore(backup)}>
          <RotateCcw aria-hidden="true" />
          Restore{named}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={pending === `remove ${name}`}
          onClick={() => void askAndRemove()}
        >
          <Trash2 aria-hidden="true" />
          <span className="max-sm:sr-only">Delete</span>
          {named}
        </Button>
      </div>
    </li>
  );
}

import { Download, RotateCcw, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { MomentTime } from "@/components/ui/moment-time";
import type { StoredBackup } from "@/lib/backups/answers";
import type { BackupKind } from "@/lib/backups/schema";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { BackupActions } from "./use-backups";

const kinds: Record<BackupKind, string> = {
  manual: "By hand",
  scheduled: "Scheduled",
  "before-upgrade": "Before an upgrade",
  uploaded: "Uploaded",
};

type BackupItemProps = {
  backup: StoredBackup;
  actions: BackupActions;
  onRestore: (backup: StoredBackup) => void;
};

/** One backup, and what can be done with it. */
export function BackupItem({ backup, actions, onRestore }: BackupItemProps) {
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

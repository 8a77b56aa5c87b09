import { classes } from "@/components/ui/classes";
import { MomentTime } from "@/components/ui/moment-time";
import { hourText } from "@/lib/backups/hour-text";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { SystemFolder, SystemState } from "@/lib/system/answers";
import { SystemCard } from "./system-card";

function FolderItem({ about, folder, failure, free, total, isFull }: SystemFolder) {
  const used = total > 0 ? 1 - free / total : 0;
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-sm">
        <span className="font-semibold">{about}</span>
        {failure === null ? (
          <span className={classes("tabular-nums", isFull && "font-semibold text-danger")}>
            {formatFileSize(free)} free of {formatFileSize(total)}
          </span>
        ) : (
          <span className="wrap-anywhere font-semibold text-danger">{failure}</span>
        )}
      </div>
      {failure === null && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className={classes("h-full rounded-full", isFull ? "bg-danger" : "bg-brand")}
            style={{ width: `${Math.round(used * 100)}%` }}
          />
        </div>
      )}
      <p className="wrap-anywhere text-ink-soft text-xs">{folder}</p>
    </li>
  );
}

/** The space on the disks, and the time of the latest backup. */
export function DisksCard({
  folders,
  backup,
  backupHour,
  backupsProblem,
}: Pick<SystemState, "folders" | "backup" | "backupHour" | "backupsProblem">) {
  return (
    <SystemCard
      title="Disks and backups"
      text={
        <>
          {backup ? (
            <>
              The latest backup was made <MomentTime at={backup.createdAt} /> ({formatFileSize(backup.size)}).
            </>
          ) : (
            !backupsProblem && "There is no backup yet."
          )}
          {backupHour === null
            ? " There are no automatic backups: choose an hour under Backups."
            : ` One is made every day after ${hourText(backupHour)}.`}
          {backupsProblem && " Not all backups can be listed at the moment."}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {folders.map((folder) => (
          <FolderItem key={folder.about} {...folder} />
        ))}
      </ul>
    </SystemCard>
  );
}

import { StickyNote } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedMessage } from "@/lib/inbox/answers";
import { StatusBadge } from "./status-badge";

/** A message in the list; all of it opens the message. */
export function MessageItem({ message, onOpen }: { message: ListedMessage; onOpen: () => void }) {
  const { name, email, excerpt, status, createdAt, hasNote } = message;
  const isNew = status === "new";
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        className="grid w-full gap-1 rounded-inner py-3.5 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="grid min-w-0">
            <bdi className={classes("truncate text-sm", isNew ? "font-bold" : "font-semibold")}>{name}</bdi>
            <span className="truncate text-ink-soft text-xs">{email}</span>
          </span>
          <span className="flex shrink-0 items-center gap-2">
            {hasNote && (
              <>
                <StickyNote aria-hidden="true" className="size-4 text-ink-soft" />
                <span className="sr-only">With a note.</span>
              </>
            )}
            <StatusBadge status={status} />
          </span>
        </span>
        <span dir="auto" className={classes("wrap-anywhere line-clamp-2 text-sm", !isNew && "text-ink-soft")}>
          {excerpt}
        </span>
        <span className="text-ink-soft text-xs">
          <MomentTime at={createdAt} />
        </span>
      </button>
    </li>
  );
}

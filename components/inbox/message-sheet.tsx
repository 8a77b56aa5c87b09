"use client";

import { useEffect, useRef } from "react";
import { useMay } from "@/components/accounts/role";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { Message } from "@/lib/inbox/answers";
import { MessageDetails } from "./message-details";
import { MessageSteps } from "./message-steps";
import { NoteField } from "./note-field";
import { StatusBadge } from "./status-badge";

type MessageSheetProps = { id: number; onClose: () => void; onChanged: () => void };

/** Marks a new message as read once it was opened; a failure changes nothing, and is no news to the reader. */
function useMarkRead(message: Message | undefined, wanted: boolean, onMarked: (message: Message) => void) {
  const marked = useRef(false);
  const isNew = message?.status === "new";
  const id = message?.id ?? 0;
  const tell = useRef(onMarked);
  useEffect(() => {
    tell.current = onMarked;
  });
  useEffect(() => {
    if (!isNew || !wanted || marked.current) return;
    marked.current = true;
    call("PUT /inbox/messages/{id}/status", { params: { id: String(id) }, body: { status: "read" } }).then(
      (answer) => tell.current(answer.message),
      () => undefined,
    );
  }, [isNew, wanted, id]);
}

/** All of a message, with its possible steps. */
export function MessageSheet({ id, onClose, onChanged }: MessageSheetProps) {
  const mayWrite = useMay("inbox:write");
  const read = useCall("GET /inbox/messages/{id}", { params: { id: String(id) } });
  const message = read.data?.message;
  const { leave } = useLeave();
  function changed(next: Message) {
    read.change(() => ({ message: next }));
    onChanged();
  }
  useMarkRead(message, mayWrite, changed);
  return (
    <Sheet
      open
      onOpenChange={(stays) => stays || void leave(onClose)}
      title={<bdi>{message?.name ?? "Message"}</bdi>}
      description={
        message && (
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge status={message.status} />
            <MomentTime at={message.createdAt} />
          </p>
        )
      }
    >
      <div className="grid gap-6 px-2 py-2">
        {read.failure && <RetryNotice title="The message could not be loaded" onRetry={read.reload} />}
        {!message && !read.failure && <Skeleton className="h-48" />}
        {message && (
          <>
            {mayWrite && (
              <MessageSteps
                message={message}
                onChanged={changed}
                onDeleted={() => {
                  onChanged();
                  onClose();
                }}
              />
            )}
            <MessageDetails message={message} />
            {mayWrite && <NoteField message={message} onSaved={changed} />}
          </>
        )}
      </div>
    </Sheet>
  );
}

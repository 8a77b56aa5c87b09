"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Spinner } from "@/components/ui/spinner";
import { formatFileSize } from "@/lib/templates/file-size";
import type { UploadState } from "./use-upload";

type UploadProgressProps = { fileName: string; state: UploadState; onCancel: () => void };

/** How far an upload has come; it takes the focus, as the button that started it is gone. */
export function UploadProgress({ fileName, state, onCancel }: UploadProgressProps) {
  const region = useRef<HTMLDivElement>(null);
  const isSending = state.phase === "sending";

  useEffect(() => {
    if (!isSending) region.current?.focus({ preventScroll: true });
  }, [isSending]);

  return (
    <div
      ref={region}
      tabIndex={-1}
      className="grid animate-appear gap-3 rounded-inner border border-line bg-sunken p-4 focus:outline-none sm:p-5"
    >
      <p className="truncate font-semibold text-sm">{fileName}</p>
      <ProgressBar
        label={`Uploading ${fileName}`}
        value={isSending ? (state.total ? state.sent / state.total : 0) : null}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-sm">
        <p className="text-ink-soft tabular-nums">
          {isSending ? (
            `${formatFileSize(state.sent)} of ${formatFileSize(state.total)}`
          ) : (
            <span role="status" className="flex items-center gap-2">
              <Spinner className="text-brand" />
              Checking… every file is looked at once.
            </span>
          )}
        </p>
        {isSending && (
          <Button autoFocus variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

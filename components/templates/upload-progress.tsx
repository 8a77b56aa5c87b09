"use client";

import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Spinner } from "@/components/ui/spinner";
import { progressOf, stages } from "./upload-stages";
import type { BusyUpload } from "./use-template-upload";

type UploadProgressProps = {
  fileName: string;
  state: BusyUpload;
  onCancel: () => void;
};

/** Shows the progress of an upload. Cancel takes the focus, as the button that started the upload is gone. */
export function UploadProgress({ fileName, state, onCancel }: UploadProgressProps) {
  const { stage, message, detail, value } = progressOf(state);
  return (
    <div className="grid animate-appear gap-4 rounded-inner border border-line bg-sunken p-4 sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate font-semibold text-sm">{fileName}</p>
        <Button autoFocus variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar label={`${message}: ${fileName}`} value={value} />
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span role="status">{message}…</span>
        <span className="text-ink-soft tabular-nums">{detail}</span>
      </p>
      <Stages current={stage} />
    </div>
  );
}

/** Shows finished, current and remaining stages. */
function Stages({ current }: { current: number }) {
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-2 border-line border-t pt-4 text-xs">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? "step" : undefined}
          className={classes(
            "flex items-center gap-1.5",
            index === current ? "font-semibold text-ink" : "text-ink-soft",
          )}
        >
          <StageMark isDone={index < current} isCurrent={index === current} />
          {stage}
          {index < current && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}

function StageMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isCurrent) return <Spinner className="size-4 text-brand" />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid size-4 place-items-center rounded-full border",
        isDone ? "border-brand bg-brand text-on-brand" : "border-line-strong",
      )}
    >
      {isDone && <Check className="size-3" strokeWidth={3} />}
    </span>
  );
}

import { RotateCw, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedJob } from "@/lib/system/job-answers";
import { SystemItem } from "./system-item";

type JobItemProps = {
  job: ListedJob;
  pending: "retry" | "drop" | null;
  onRetry: () => void;
  onDrop: () => Promise<unknown>;
};

const states = {
  queued: { word: "Waiting", tone: "neutral" },
  running: { word: "Running", tone: "brand" },
  failed: { word: "Failed", tone: "danger" },
} as const;

function When({ state, runAt, changedAt }: ListedJob) {
  if (state === "queued") {
    return (
      <>
        next attempt <MomentTime at={runAt} />
      </>
    );
  }
  return (
    <>
      {state === "failed" ? "given up" : "began"} <MomentTime at={changedAt} />
    </>
  );
}

/** A job that is not done, with its actions unless it runs. */
export function JobItem({ job, pending, onRetry, onDrop }: JobItemProps) {
  const { words, state, tries, maxTries, lastError } = job;
  const confirm = useConfirm();
  const named = <span className="sr-only"> {words}</span>;

  async function askAndDrop() {
    const isSure = await confirm({
      title: "Drop this work?",
      content: `“${words}” is removed and won’t be done.`,
      confirmLabel: "Drop",
      tone: "danger",
    });
    if (!isSure) return;
    document.getElementById("jobs")?.focus();
    await onDrop();
  }

  return (
    <SystemItem
      words={words}
      state={states[state]}
      detail={
        <>
          {tries > 0 && `Attempt ${tries} of ${maxTries}, `}
          <When {...job} />
        </>
      }
      error={lastError}
    >
      {state !== "running" && (
        <>
          <Button variant="secondary" size="sm" pending={pending === "retry"} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {state === "failed" ? "Retry" : "Run now"}
            {named}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            pending={pending === "drop"}
            onClick={() => void askAndDrop()}
          >
            <Trash2 aria-hidden="true" />
            Drop{named}
          </Button>
        </>
      )}
    </SystemItem>
  );
}

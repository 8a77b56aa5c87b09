"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { DialogList, DialogListItem } from "@/components/ui/rows/dialog-list";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { ListedPrinter, ListedPrintJob } from "@/lib/printers/answers";
import { jobName, jobWords } from "./printer-words";

type PrintQueueProps = { printer: Pick<ListedPrinter, "id" | "name">; onClose: () => void };

/** The latest tickets of a printer, to print again or to remove. */
export function PrintQueue({ printer: { id, name }, onClose }: PrintQueueProps) {
  const { data, failure, reload, change } = useCall("GET /printers/{id}/jobs", {
    params: { id },
    keepsUp: true,
  });
  const { pending, act } = useAction({ onRefused: reload });

  function printAgain({ id: job, orderId, kind, ...ticket }: ListedPrintJob) {
    if (orderId === null || kind === "test") return;
    void act(job, () => call("POST /printers/{id}/jobs", { params: { id }, body: { orderId, kind } }), {
      onDone: (answer) => change(() => answer),
      done: `${jobName({ ...ticket, kind })} is queued again`,
    });
  }

  const remove = (job: ListedPrintJob) =>
    void act(job.id, () => call("DELETE /printers/{id}/jobs/{job}", { params: { id, job: job.id } }), {
      onDone: (answer) => change(() => answer),
      done: `${jobName(job)} is removed`,
    });

  return (
    <Dialog title={`Tickets of “${name}”`} width="wide" onClose={onClose}>
      {failure && <RetryNotice title="The tickets could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-44 rounded-inner" />}
      {data?.jobs.length === 0 && <p className="text-ink-soft">No tickets yet</p>}
      {data && data.jobs.length > 0 && (
        <DialogList>
          {data.jobs.map((job) => (
            <DialogListItem
              key={job.id}
              title={jobName(job)}
              detail={
                <>
                  {jobWords(job)} · <MomentTime at={job.createdAt} />
                </>
              }
            >
              {job.orderId !== null && ["printed", "failed", "removed"].includes(job.state) && (
                <Button
                  variant="secondary"
                  size="sm"
                  pending={pending === job.id}
                  onClick={() => printAgain(job)}
                >
                  Print again <span className="sr-only">{jobName(job)}</span>
                </Button>
              )}
              {["waiting", "sent", "failed"].includes(job.state) && (
                <Button
                  variant="secondary"
                  size="sm"
                  pending={pending === job.id}
                  onClick={() => remove(job)}
                >
                  Remove <span className="sr-only">{jobName(job)}</span>
                </Button>
              )}
            </DialogListItem>
          ))}
        </DialogList>
      )}
    </Dialog>
  );
}

"use client";

import { NumberTable } from "@/components/ui/number-table";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { JobKind, JobList, ListedJob } from "@/lib/system/job-answers";
import { JobItem } from "./job-item";
import { SystemCard, SystemList } from "./system-card";

/** The interval of reads while the page is visible, in milliseconds. */
const INTERVAL_MS = 15_000;

const head = ["Kind", "Waiting", "Running", "Failed", "Done"];

const rowOf = ({ words, queued, running, failed, done }: JobKind) => [
  words,
  ...[queued, running, failed, done].map((count) => count.toLocaleString("en")),
];

/** The work in the background. */
export function JobsCard() {
  const { data, failure, reload, change } = useCall("GET /system/jobs", {
    keepsUp: true,
    refreshInterval: INTERVAL_MS,
  });
  const { pendingOf, act } = useAction<"retry" | "drop">({ onRefused: reload });

  const run = (how: "retry" | "drop", { id, words }: ListedJob) =>
    act(
      how,
      () =>
        how === "retry"
          ? call("POST /system/jobs/{id}/retry", { params: { id } })
          : call("DELETE /system/jobs/{id}", { params: { id } }),
      {
        about: id,
        onDone: (answer: JobList) => change(() => answer),
        done: how === "retry" ? `“${words}” runs now` : `“${words}” was dropped`,
      },
    );

  return (
    <SystemCard
      id="jobs"
      title="Work in the background"
      text="What is done after a request, and tried again after a failure. What is done is listed for seven days."
    >
      {failure && <RetryNotice title="The work in the background could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-24 rounded-inner" />}
      {data && data.kinds.length > 0 && (
        <NumberTable compact title="By kind" head={head} rows={data.kinds.map(rowOf)} />
      )}
      {data && (
        <SystemList empty="Nothing waits and nothing failed.">
          {data.jobs.map((job) => (
            <JobItem
              key={job.id}
              job={job}
              pending={pendingOf(job.id)}
              onRetry={() => void run("retry", job)}
              onDrop={() => run("drop", job)}
            />
          ))}
        </SystemList>
      )}
    </SystemCard>
  );
}

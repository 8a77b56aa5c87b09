"use client";

import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { RetentionForm } from "./retention-form";

/** Loads and edits the retention of guests' data. */
export function RetentionCard() {
  const { data, failure, reload, change } = useCall("GET /guest-data/retention");
  if (failure && !data) return <RetryNotice title="The times could not be loaded" onRetry={reload} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <Card aria-labelledby="retention-title" className="grid gap-4">
      <div className="grid gap-1">
        <h3 id="retention-title" className="text-lg">
          How long it is kept
        </h3>
        <p className="text-ink-soft text-sm">
          What is older is removed within a day. The audit log has its own time, under “Privacy and log”.
        </p>
      </div>
      <RetentionForm state={data} onSaved={(state) => change(() => state)} />
    </Card>
  );
}

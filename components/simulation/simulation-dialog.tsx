"use client";

import { Receipt } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { SimulatedDraft } from "./simulated-draft";
import { SimulationResult } from "./simulation-result";

/** Up to 10,000 orders take some seconds, and another run may come first. */
const TIMEOUT_MS = 60_000;

type SimulationDialogProps = { restaurantId: string; draft: SimulatedDraft; onClose: () => void };

/** Runs last month’s orders by a draft, and shows what would have been different. */
export function SimulationDialog({ restaurantId, draft, onClose }: SimulationDialogProps) {
  const run = useCallback(
    (signal: AbortSignal) =>
      call("POST /simulation/{id}", {
        params: { id: restaurantId },
        body: draft,
        signal,
        timeout: TIMEOUT_MS,
      }),
    [restaurantId, draft],
  );
  const { value, error, retry } = useLoaded(run);
  return (
    <Dialog
      title="Last month’s orders by your draft"
      description="Each order of the last 30 days is placed again at its own moment, by your draft. Nothing is saved or published."
      width="wide"
      onClose={onClose}
    >
      {value ? (
        value.orders === 0 ? (
          <EmptyState
            icon={Receipt}
            title="No orders in the last 30 days"
            text="There is nothing to try your draft on yet. Cancelled and unpaid orders don’t count."
          />
        ) : (
          <SimulationResult summary={value} />
        )
      ) : error ? (
        <RetryNotice title="The orders could not be tried" onRetry={retry}>
          {error instanceof RequestError && error.serverMessage && <p>{error.serverMessage}</p>}
        </RetryNotice>
      ) : (
        <Waiting />
      )}
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft text-sm">
        The orders are being tried …
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-28" />
    </div>
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { DialogList, DialogListItem } from "@/components/ui/rows/dialog-list";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { usePages } from "@/components/ui/use-pages";
import { call } from "@/lib/api/call";
import type { ListedDelivery, ListedEndpoint } from "@/lib/webhooks/schema";
import { EventName } from "./event-name";

const stateWords = { queued: "Waiting", delivered: "Delivered", failed: "Failed" } as const;

/** Describes the outcome of the latest attempt. */
const outcomeOf = ({ state, responseCode, lastError }: ListedDelivery) =>
  [stateWords[state], lastError ?? (responseCode && `answer ${responseCode}`)].filter(Boolean).join(" · ");

type DeliveriesDialogProps = { endpoint: Pick<ListedEndpoint, "id" | "url">; onClose: () => void };

/** The deliveries of an endpoint in the last 30 days, to send again. */
export function DeliveriesDialog({ endpoint: { id, url }, onClose }: DeliveriesDialogProps) {
  const { page, failure, reload, hasOlder, isLoadingOlder, olderFailure, loadOlder } = usePages(
    "GET /webhook-endpoints/{id}/deliveries",
    {
      params: { id },
      rows: "deliveries",
      keepsUp: true,
      refreshInterval: 5000,
      limit: { size: 20, max: 100 },
      loadFailed: "Older deliveries could not be loaded",
    },
  );
  const { pending, act } = useAction({ onRefused: reload });
  const sendAgain = (delivery: string) =>
    void act(
      delivery,
      () =>
        call("POST /webhook-endpoints/{id}/deliveries/{delivery}/retry", {
          params: { id, delivery },
        }),
      { onDone: reload, done: "The event is sent again" },
    );
  return (
    <Dialog title={`Deliveries to ${url}`} width="wide" onClose={onClose}>
      {failure && <RetryNotice title="The deliveries could not be loaded" onRetry={reload} />}
      {!page && !failure && <Skeleton className="h-44 rounded-inner" />}
      {page?.deliveries.length === 0 && <p className="text-ink-soft">Nothing was sent in the last 30 days</p>}
      {page && page.deliveries.length > 0 && (
        <DialogList>
          {page.deliveries.map((delivery) => (
            <DialogListItem
              key={delivery.id}
              title={<EventName name={delivery.type} />}
              detail={
                <>
                  {outcomeOf(delivery)} · <MomentTime at={delivery.changedAt} />
                </>
              }
            >
              <Button
                variant="secondary"
                size="sm"
                pending={pending === String(delivery.id)}
                onClick={() => sendAgain(String(delivery.id))}
              >
                Send again <span className="sr-only">{delivery.type}</span>
              </Button>
            </DialogListItem>
          ))}
        </DialogList>
      )}
      {olderFailure && <RetryNotice title={olderFailure} onRetry={loadOlder} />}
      {hasOlder && !olderFailure && (
        <Button variant="secondary" size="sm" pending={isLoadingOlder} onClick={loadOlder}>
          Show older deliveries
        </Button>
      )}
    </Dialog>
  );
}

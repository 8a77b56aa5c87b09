"use client";

import { BellOff } from "lucide-react";
import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { PushDevice } from "@/lib/push/schema";
import { askForPermission, pushObstacle } from "./obstacle";
import { failureWords, obstacleWords } from "./obstacle-words";

type Answer = { devices: PushDevice[] };

/**
 * Switches notifications of new orders on this device, and lists the user's devices that have them.
 * @param isPaired whether this is a paired device that is used with PINs
 */
export function PushCard({ isPaired = false }: { isPaired?: boolean }) {
  const { data, failure, reload, change } = useCall("GET /push/devices", { keepsUp: true });
  const { pending, act } = useAction({ onRefused: reload });
  const [isSubscribing, setSubscribing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  usePortalAction("notifications", () => document.getElementById("push-title")?.focus(), {
    offered: data !== undefined,
  });
  const obstacle = useHydrated() ? pushObstacle() : null;
  const present = obstacle ? undefined : data?.devices.find(({ isPresent }) => isPresent);
  const show = ({ devices }: Answer) => change(() => ({ devices }));

  async function switchOn() {
    setError(null);
    setSubscribing(true);
    try {
      if (!(await askForPermission())) return;
      const { subscribe } = await import("./subscribe");
      show(await call("POST /push/devices", { body: await subscribe() }));
    } catch (refusal) {
      setError(failureWords(refusal));
    } finally {
      setSubscribing(false);
    }
  }

  const remove = ({ id, name }: PushDevice) =>
    act(id, () => call("DELETE /push/devices/{id}", { params: { id } }), {
      onDone: show,
      done: `${name} is not notified any more`,
    });

  return (
    <Card aria-labelledby="push-title" className="grid gap-3">
      <CardTitle id="push-title" tabIndex={-1}>
        Notifications
      </CardTitle>
      {failure && <RetryNotice title="Your devices could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-16 rounded-inner" />}
      {data && (
        <>
          {obstacle ? (
            <Notice>{obstacleWords[obstacle]}</Notice>
          ) : (
            <Switch
              label="Notify this device of new orders"
              hint={`Also while the portal is closed, until ${isPaired ? "this device is unpaired" : "you sign out"}; again after two minutes if nobody accepts an order. Guests at tables who ask for the waiter or the bill are included.`}
              checked={present !== undefined || isSubscribing}
              error={error ?? undefined}
              onChange={(isOn) => void (isOn ? switchOn() : present && remove(present))}
            />
          )}
          {data.devices.length > 0 && (
            <ul className="divide-y divide-line" aria-label="Devices that are notified">
              {data.devices.map((one) => (
                <li key={one.id} className="flex items-center gap-3 py-3">
                  <div className="grid min-w-0 flex-1 gap-0.5">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="wrap-anywhere font-semibold text-sm">{one.name}</span>
                      {one.isPresent && <Badge tone="brand">This device</Badge>}
                    </p>
                    <p className="text-ink-soft text-xs">
                      Since <MomentTime at={one.createdAt} />
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    size="sm"
                    pending={pending === one.id}
                    onClick={() => {
                      document.getElementById("push-title")?.focus();
                      void remove(one);
                    }}
                  >
                    <BellOff aria-hidden="true" />
                    <span className="max-sm:sr-only">Stop</span>
                    <span className="sr-only"> notifying {one.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

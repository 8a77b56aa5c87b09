"use client";

import { BellRing } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { KITCHEN_ADDRESS } from "./offline/keep-document";
import { followSound, type Sound, soundState } from "./sound";
import { storeShift } from "./stored-shift";
import { useBell } from "./use-bell";
import { useNewOrders } from "./use-new-orders";
import { useOrderEvents } from "./use-order-events";
import { useRinging } from "./use-ringing";

/** Rings for new orders on pages without the list of orders, and links to them while some wait. */
export function WaitingOrders() {
  const isMine = useBell(false);
  const sound = useSyncExternalStore<Sound>(followSound, soundState, () => "off");
  const { version } = useOrderEvents({ whileHidden: isMine });
  const { waiting, latest } = useNewOrders(version, null, { rings: isMine });
  useRinging(isMine ? latest : null);
  if (waiting === 0) return null;
  return (
    <section
      aria-label="New orders"
      className="sticky top-[calc(var(--bar,0rem)+0.5rem)] z-20 mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-brass-soft px-5 py-3 shadow-card"
    >
      <p role="status" className="flex min-w-0 flex-[1_1_14rem] items-center gap-3 font-semibold text-lg">
        <BellRing aria-hidden="true" className="size-6 shrink-0" />
        <span>
          {waiting === 1 ? "A new order waits" : `${waiting} new orders wait`} to be accepted.
          {sound === "blocked" && (
            <span className="block font-normal text-sm">Press anywhere to hear new orders.</span>
          )}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => storeShift(false)}>
          End the shift
        </Button>
        <PageLink href={KITCHEN_ADDRESS} className={buttonStyle({ size: "sm" })}>
          Open the kitchen
        </PageLink>
      </div>
    </section>
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { useMay } from "@/components/accounts/role";
import { onDemand } from "@/components/ui/on-demand";
import { followShift, needsBell } from "./board/stored-shift";

const WaitingOrders = onDemand(async () => (await import("./board/waiting-orders")).WaitingOrders, null);

/** Rings for new orders on each page of the portal while the shift runs on this device; loads nothing else. */
export function ShiftBell() {
  const isNeeded = useSyncExternalStore(followShift, needsBell, () => false);
  return useMay("orders:read") && isNeeded ? <WaitingOrders /> : null;
}

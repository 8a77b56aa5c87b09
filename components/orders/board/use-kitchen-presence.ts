"use client";

import { useEffect } from "react";
import { call } from "@/lib/api/call";
import { AUTOMATIC_HEADER } from "@/lib/platform/http/automatic";

const INTERVAL_MS = 60_000;

/**
 * Reports that the kitchen is connected: guests who wait are told when it last was. A stream of events doesn't say so, as the
 * server learns only minutes later that its device is gone.
 */
export function useKitchenPresence(mayChange: boolean) {
  useEffect(() => {
    if (!mayChange) return;
    const report = () =>
      void call("POST /orders/presence", { headers: { [AUTOMATIC_HEADER]: "1" } }).catch(() => undefined);
    const timer = setInterval(report, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [mayChange]);
}

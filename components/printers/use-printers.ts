"use client";

import { useCall } from "@/components/ui/use-call";
import { useEvents } from "@/components/ui/use-events";
import { callHref } from "@/lib/api/call";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";

/** The printers with their state, which comes with the events of orders. */
export function usePrinters() {
  const read = useCall("GET /printers", { keepsUp: true });
  useEvents(callHref("GET /orders/events"), {
    begin: ORDERS_LISTENING,
    change: ORDERS_CHANGED,
    onBegin: (_, isAgain) => isAgain && read.reload(),
    onChange: () => read.reload(),
  });
  return read;
}

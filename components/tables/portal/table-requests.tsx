"use client";

import { useEffect, useEffectEvent } from "react";
import { useCall } from "@/components/ui/use-call";
import { RequestsList } from "./requests-list";
import { useTableSteps } from "./use-table-steps";

type TableRequestsProps = {
  /** `all` for all restaurants. */
  restaurantId: string;
  /** Changes with the events of orders and tables. */
  version: number;
  className?: string;
};

/** What the guests of the tables asked for, beside the orders. */
export function TableRequests({ restaurantId, version, className }: TableRequestsProps) {
  const { data, reload } = useCall("GET /tables", { keepsUp: true });
  const readAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another state
  useEffect(() => readAgain(), [version]);
  const steps = useTableSteps(reload);
  const restaurants = (data?.restaurants ?? []).filter(
    ({ id }) => restaurantId === "all" || id === restaurantId,
  );
  return <RequestsList restaurants={restaurants} steps={steps} {...(className && { className })} />;
}

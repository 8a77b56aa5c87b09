"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useCall } from "@/components/ui/use-call";
import type { TableList } from "@/lib/tables/answers";
import { RequestsList } from "./requests-list";
import { useTableSteps } from "./use-table-steps";

/** Calls `onNew` once for each request after the first reading. */
function useNewRequests(data: TableList | undefined, restaurantId: string, onNew: (() => void) | undefined) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const isShown = useEffectEvent(({ id }: { id: string }) => restaurantId === "all" || id === restaurantId);
  const notifyOfNew = useEffectEvent(() => onNew?.());
  useEffect(() => {
    if (!data) return;
    const idsOf = (restaurants: TableList["restaurants"]) =>
      restaurants.flatMap(({ tables }) => tables.flatMap(({ requests }) => requests.map(({ id }) => id)));
    const shown = idsOf(data.restaurants.filter((one) => isShown(one)));
    const isNews = known.current !== null && shown.some((id) => !known.current?.has(id));
    known.current = new Set(idsOf(data.restaurants));
    if (isNews) notifyOfNew();
  }, [data]);
}

type TableRequestsProps = {
  /** `all` for all restaurants. */
  restaurantId: string;
  /** Changes with the events of orders and tables. */
  version: number;
  className?: string;
  /** Called when there is another one. */
  onNew?: () => void;
};

/** Shows the open requests of the tables beside the orders. */
export function TableRequests({ restaurantId, version, className, onNew }: TableRequestsProps) {
  const { data, reload } = useCall("GET /tables", { keepsUp: true });
  const readAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another state
  useEffect(() => readAgain(), [version]);
  useNewRequests(data, restaurantId, onNew);
  const steps = useTableSteps(reload);
  const restaurants = (data?.restaurants ?? []).filter(
    ({ id }) => restaurantId === "all" || id === restaurantId,
  );
  return <RequestsList restaurants={restaurants} steps={steps} {...(className && { className })} />;
}

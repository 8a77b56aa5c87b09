"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { useMay } from "@/components/accounts/role";
import { withEarlyInput } from "@/components/ui/early-input";
import { OrdersManager } from "./board/orders-manager";

const OrdersBook = dynamic(async () => withEarlyInput((await import("./book/orders-book")).OrdersBook));

const Till = dynamic(async () => withEarlyInput((await import("./till/till")).Till));

const Board = withEarlyInput(OrdersManager);

/** The orders; or the day's book or the till, if the address asks for that view and the role may use it. */
export function OrdersTab(props: ComponentProps<typeof OrdersManager>) {
  const view = useSearchParams().get("view");
  const maySeeBook = useMay("dashboard:read");
  const mayPlace = useMay("orders:write");
  if (view === "book" && maySeeBook) return <OrdersBook />;
  if (view === "till" && mayPlace) return <Till restaurants={props.restaurants} />;
  return <Board {...props} />;
}

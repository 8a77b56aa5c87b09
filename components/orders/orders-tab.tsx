"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { useMay } from "@/components/accounts/role";
import { OrdersManager } from "./board/orders-manager";

const OrdersBook = dynamic(async () => (await import("./book/orders-book")).OrdersBook);

/** The orders, or the day's book if the address asks for that view and the role may see turnover. */
export function OrdersTab(props: ComponentProps<typeof OrdersManager>) {
  const isBook = useSearchParams().get("view") === "book";
  return useMay("dashboard:read") && isBook ? <OrdersBook /> : <OrdersManager {...props} />;
}

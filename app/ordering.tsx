import type { Metadata } from "next";
import { OrderScreen } from "@/components/ordering/order-screen";
import { menus } from "@/lib/ordering/menu";
import { getMenuItems } from "@/lib/ordering/menu.server";
import type { MenuKey } from "@/lib/ordering/schema";
import { readMenuQuery } from "@/lib/ordering/search";
import { paymentKeys } from "@/lib/payments/keys.server";
import { requireConfigured } from "./guard";

export type OrderingVisit = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function orderingMetadata(key: MenuKey): Metadata {
  const { restaurant, cuisine, tagline } = menus[key];
  return {
    title: { absolute: `${restaurant}: order ${cuisine} food` },
    description: tagline,
    alternates: { canonical: `/${key}` },
  };
}

/** A restaurant's page. */
export async function OrderingPage({ menu, searchParams }: OrderingVisit & { menu: MenuKey }) {
  const { projectName } = await requireConfigured("/setup");
  const keys = paymentKeys();
  return (
    <OrderScreen
      menu={menus[menu]}
      neighbour={menus[menu === "order1" ? "order2" : "order1"]}
      items={await getMenuItems(menu)}
      query={readMenuQuery(menus[menu], await searchParams)}
      payment={keys ? { mode: "live", publishableKey: keys.publishable } : { mode: "demo" }}
      projectName={projectName}
    />
  );
}

import { OrderScreen } from "@/components/ordering/order-screen";
import { PageHead } from "@/components/seo/page-head";
import { menus } from "@/lib/ordering/menu";
import { readMenuQuery } from "@/lib/ordering/search";
import { soldOutDishes } from "@/lib/ordering/sold-out.server";
import type { MenuKey } from "@/lib/ordering/types";
import { paymentKeys } from "@/lib/payments/keys.server";
import { getPageHead } from "@/lib/seo/head.server";
import { requireConfigured } from "../guard";

export type OrderingVisit = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A restaurant's page. */
export async function OrderingPage({ menu, searchParams }: OrderingVisit & { menu: MenuKey }) {
  const { projectName } = await requireConfigured(`/${menu}`);
  const [keys, head, soldOut, query] = await Promise.all([
    paymentKeys(),
    getPageHead(menu),
    soldOutDishes(menu),
    searchParams,
  ]);
  return (
    <>
      <PageHead head={head} />
      <OrderScreen
        menuKey={menu}
        soldOut={soldOut}
        query={readMenuQuery(menus[menu], query)}
        payment={keys ? { mode: "live", publishableKey: keys.publishable } : { mode: "demo" }}
        projectName={projectName}
      />
    </>
  );
}

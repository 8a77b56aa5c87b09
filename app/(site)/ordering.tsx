import type { Route } from "next";
import { notFound, redirect } from "next/navigation";
import { BrandStyles } from "@/components/ordering/brand-styles";
import { OrderScreen } from "@/components/ordering/order-screen";
import { PageHead } from "@/components/seo/page-head";
import { packMenu } from "@/lib/ordering/packed-menu";
import { findMenu, findMenuAt, openRestaurants } from "@/lib/ordering/restaurants.server";
import { readMenuQuery } from "@/lib/ordering/search";
import { soldOutDishes } from "@/lib/ordering/sold-out.server";
import type { Menu } from "@/lib/ordering/types";
import { paymentKeys } from "@/lib/payments/keys.server";
import { getPageHead } from "@/lib/seo/head.server";
import { pageAt } from "@/lib/site/pages";
import { requireConfigured } from "../guard";

export type OrderingVisit = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const toNeighbour = ({ path, cuisine, restaurant }: Menu) => ({ path, cuisine, restaurant });

/** The page of the restaurant at a path. */
export async function OrderingPage({ path, searchParams }: OrderingVisit & { path: string }) {
  const { projectName } = await requireConfigured(path);
  const menu = await findMenuAt(path);
  if (!menu) {
    const elsewhere = await findMenu(path.slice(path.lastIndexOf("/") + 1));
    if (elsewhere) redirect(elsewhere.path as Route);
    notFound();
  }
  const [keys, head, soldOut, query, restaurants] = await Promise.all([
    paymentKeys(),
    getPageHead(pageAt(path)),
    soldOutDishes(menu.key),
    searchParams,
    openRestaurants.known(),
  ]);
  const next = restaurants[(restaurants.indexOf(menu) + 1) % restaurants.length];
  return (
    <>
      <PageHead head={head} />
      <BrandStyles colour={menu.colour} />
      <OrderScreen
        menu={packMenu(menu)}
        neighbour={next && next !== menu ? toNeighbour(next) : null}
        soldOut={soldOut}
        query={readMenuQuery(menu, query)}
        payment={keys ? { mode: "live", publishableKey: keys.publishable } : { mode: "demo" }}
        projectName={projectName}
      />
    </>
  );
}

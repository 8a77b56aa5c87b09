import type { ReactNode } from "react";
import { SiteBar } from "@/components/navigation/site-bar";
import { SiteFooter } from "@/components/navigation/site-footer";
import { shownLanding } from "@/lib/landing/server";
import { placeColumns, placeItems } from "@/lib/navigation/resolve";
import { shownNavigation } from "@/lib/navigation/shown.server";
import type { Translate } from "@/lib/platform/language/translate";
import { isSample } from "@/lib/restaurants/published/server";

/** Returns the owner's navigation and footer for a page of a restaurant; nothing for a sample's. */
async function navigationAt(restaurantId: string, t: Translate) {
  const { items, columns } = await shownNavigation(t);
  if ((items === null && columns === null) || (await isSample(restaurantId)))
    return { items: [], columns: [] };
  return { items: placeItems(items ?? [], []), columns: placeColumns(columns ?? [], []) };
}

/** Renders the owner's links above a page of a restaurant, if there are any. */
export async function renderSiteBar(restaurantId: string, t: Translate): Promise<ReactNode> {
  const { items } = await navigationAt(restaurantId, t);
  if (items.length === 0) return null;
  const { content } = await shownLanding();
  return <SiteBar companyName={content.footer.companyName} items={items} />;
}

/**
 * Renders the owner's columns of the footer below a page of a restaurant, if there are any.
 * @param spacing the class of the space below, such as room for the bar of the cart
 */
export async function renderSiteFooter(restaurantId: string, t: Translate, spacing = ""): Promise<ReactNode> {
  const { columns } = await navigationAt(restaurantId, t);
  return columns.length > 0 && <SiteFooter columns={columns} spacing={spacing} />;
}

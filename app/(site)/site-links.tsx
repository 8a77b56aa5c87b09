import type { ReactNode } from "react";
import { SiteBar } from "@/components/navigation/site-bar";
import { SiteFooter } from "@/components/navigation/site-footer";
import { LanguageSwitch } from "@/components/ui/language-switch";
import { alternativesOf } from "@/lib/languages/alternatives.server";
import { homeOf, navigationSiteIn, shownNavigationIn } from "@/lib/languages/links.server";
import { legalColumns, placeColumns, placeItems } from "@/lib/navigation/resolve";
import type { Translate } from "@/lib/platform/language/translate";
import { isSample } from "@/lib/restaurants/published/server";

/** Returns the owner's navigation and footer for a page of a restaurant, or else its legal pages; nothing for a sample's. */
async function navigationAt(restaurantId: string, t: Translate) {
  const site = await navigationSiteIn(t);
  const place = { home: homeOf(site), sections: [] };
  const { items, columns: own } = await shownNavigationIn(t, site);
  const columns = own ?? legalColumns(site, t);
  const isShown = (items !== null || columns.length > 0) && !(await isSample(restaurantId));
  return {
    ...place,
    companyName: site.content.footer.companyName,
    items: isShown ? placeItems(items ?? [], place) : [],
    columns: isShown ? placeColumns(columns, place) : [],
  };
}

/** Renders the owner's links above a page of a restaurant, if there are any. */
export async function renderSiteBar(restaurantId: string, t: Translate): Promise<ReactNode> {
  const { items, home, companyName } = await navigationAt(restaurantId, t);
  return items.length > 0 && <SiteBar companyName={companyName} items={items} home={home} t={t} />;
}

/**
 * Renders the owner's columns of the footer below a page of a restaurant, if there are any.
 * @param spacing the class of the space below, such as room for the bar of the cart
 */
export async function renderSiteFooter(restaurantId: string, t: Translate, spacing = ""): Promise<ReactNode> {
  const { columns } = await navigationAt(restaurantId, t);
  return columns.length > 0 && <SiteFooter columns={columns} spacing={spacing} t={t} />;
}

/** Renders the links to the other languages of a page of a restaurant. @param path in the default language */
export async function renderLanguageSwitch(path: string, t: Translate): Promise<ReactNode> {
  const languages = await alternativesOf(path);
  return <LanguageSwitch languages={languages} isBar t={t} />;
}

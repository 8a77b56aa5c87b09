import type { Route } from "next";
import { notFound, redirect } from "next/navigation";
import { PackedHead } from "@/components/seo/packed-head";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { headingId } from "@/components/storefront/menu/categories";
import { JsonLd } from "@/components/ui/json-ld";
import { shownProfile } from "@/lib/business-profile/server";
import { shownLogo } from "@/lib/landing/server";
import { reserveLinkIn } from "@/lib/languages/links.server";
import { pagePathIn, restaurantIn } from "@/lib/languages/shown.server";
import { paymentKeys } from "@/lib/payments/keys.server";
import { mergeStructuredData, toJsonLd } from "@/lib/platform/html/json-ld";
import { packHead } from "@/lib/platform/html/packed-head";
import { furtherLanguage, type Translate } from "@/lib/platform/language/translate";
import { rulesOf } from "@/lib/reservations/settings.server";
import { reservationProperties } from "@/lib/reservations/structured-data";
import { restaurantContact } from "@/lib/restaurants/hours/contact.server";
import { hoursOf } from "@/lib/restaurants/hours/known.server";
import { withSoldOutOptions } from "@/lib/restaurants/options/sold-out-options";
import { firstPart } from "@/lib/restaurants/published/first-part";
import { packRestaurant } from "@/lib/restaurants/published/packed-restaurant";
import { ALL, findPart, readMenuQuery } from "@/lib/restaurants/published/search";
import {
  advertisedRestaurants,
  findRestaurant,
  findRestaurantAt,
  isSample,
} from "@/lib/restaurants/published/server";
import { menuEntry } from "@/lib/restaurants/published/structured-data";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { readAvailability } from "@/lib/restaurants/stock/availability.server";
import { withStock } from "@/lib/restaurants/stock/stock";
import { termsWithMoments } from "@/lib/restaurants/terms/current.server";
import { termsSentence } from "@/lib/restaurants/terms/terms-sentence";
import { getPageHead, ownStructuredData } from "@/lib/seo/head.server";
import { businessOf, siteRoot } from "@/lib/seo/site.server";
import { NO_SCRIPT } from "@/lib/site/no-script";
import { pageAt } from "@/lib/site/pages";
import { requireConfigured } from "../guard";
import { renderIsland } from "../island";
import { knownSettings } from "../known-settings";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";
import { renderLanguageSwitch, renderSiteBar, renderSiteFooter } from "./site-links";
import "@/components/storefront/themes/restaurants.css";

export type OrderingVisit = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const toNeighbour = ({ path, cuisine, restaurantName }: Restaurant) => ({ path, cuisine, restaurantName });

/** Returns the way home and the contact of a restaurant of the owner's; nothing for a sample. */
async function siteOf(restaurant: Restaurant, t: Translate) {
  if (await isSample(restaurant.restaurantId)) return {};
  const [contact, logo] = await Promise.all([restaurantContact(restaurant, t), shownLogo()]);
  const { name, places, phones, openingHours } = contact;
  return {
    home: {
      name,
      href: await pagePathIn(furtherLanguage(t), "/"),
      ...(logo && { logo: { src: logo.src, width: logo.width, height: logo.height } }),
    },
    contact: { places, phones, openingHours },
  };
}

/** Renders the page of the restaurant at a path. */
export async function OrderingPage({ path, searchParams }: OrderingVisit & { path: string }) {
  await requireConfigured(path);
  const found = await findRestaurantAt(path);
  if (!found) {
    const elsewhere = await findRestaurant(path.slice(path.lastIndexOf("/") + 1));
    if (elsewhere) redirect(elsewhere.path as Route);
    notFound();
  }
  const page = pageAt(path);
  const t = await pageTranslate(page);
  const language = furtherLanguage(t);
  const restaurant = await restaurantIn(found, language);
  const params = await searchParams;
  const part = params[NO_SCRIPT] === undefined ? undefined : findPart(restaurant, params);
  if (part === null) {
    const { category } = readMenuQuery(restaurant, params);
    const own = restaurant.path;
    redirect((category === ALL ? own : `${own}#${headingId(category)}`) as Route);
  }
  const shown = part?.restaurant ?? firstPart(restaurant);
  const [
    { tableOrders },
    keys,
    head,
    own,
    root,
    { soldOut, options, stock },
    restaurants,
    { apiUrl },
    terms,
    hours,
    reserve,
    { contact },
  ] = await Promise.all([
    rulesOf(restaurant.restaurantId),
    paymentKeys(),
    // The menu's structured data is in the body, with the owner's own.
    getPageHead(page, { withMenu: false, language }),
    language === null ? ownStructuredData(page) : [],
    siteRoot(),
    readAvailability(restaurant.restaurantId),
    advertisedRestaurants(),
    knownSettings(),
    termsWithMoments(restaurant.terms),
    hoursOf(restaurant.restaurantId, { t }),
    reserveLinkIn(found, language),
    shownProfile(),
  ]);
  const next = restaurants[(restaurants.indexOf(found) + 1) % restaurants.length];
  const structuredData = part
    ? []
    : mergeStructuredData(
        [
          // Search engines want the data of what a page shows.
          menuEntry(shown, soldOut, root, {
            ...(await businessOf(restaurant)),
            ...reservationProperties(root, reserve),
          }),
        ],
        own,
      );
  const screen = await renderIsland(
    "storefront",
    {
      page,
      apiUrl,
      props: {
        restaurant: packRestaurant(withStock(withSoldOutOptions({ ...shown, terms }, options), stock)),
        terms: termsSentence(restaurant.terms, t),
        neighbour: next && next !== found ? toNeighbour(await restaurantIn(next, language)) : null,
        soldOut,
        ...(hours && { hours }),
        ...(reserve && { reserve }),
        ...(tableOrders !== "typed" && { needsTableCode: true }),
        ...(part && { found: part.found }),
        publishableKey: keys?.publishable ?? null,
        projectName: contact.name,
        ...(await siteOf(restaurant, t)),
      },
    },
    structuredData.map(toJsonLd).map((json) => <JsonLd key={json} json={json} />),
  );
  return (
    <>
      <PackedHead tags={packHead(head.tags)} />
      <BrandStyles colour={restaurant.colour} />
      {await renderAnnouncement(restaurant.restaurantId)}
      {await renderSiteBar(restaurant.restaurantId, t)}
      {await renderLanguageSwitch(path, t)}
      {screen}
      {await renderSiteFooter(restaurant.restaurantId, t, "pb-32")}
    </>
  );
}

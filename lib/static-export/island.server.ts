import "server-only";
import type { Contact } from "@/lib/business-profile/contact";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { translationOf } from "@/lib/platform/language/messages.server";
import { english, type Translate, type Translation, translator } from "@/lib/platform/language/translate";
import { restaurantContact, shownContact } from "@/lib/restaurants/hours/contact.server";
import { isSample, publishedRestaurants } from "@/lib/restaurants/published/server";
import { ISLANDS, islandPlace } from "@/lib/site/island";
import { loadIslands } from "@/lib/site/islands.server";

type Data = { props?: { restaurant?: { restaurantId?: string } }; translation?: Translation };

/** Reads the data of an island, with all texts of its language: a screen without a script has others than the island. */
function readData(json: string): Data {
  const { props, translation } = JSON.parse(json) as Data;
  return {
    ...(props && { props }),
    ...(translation && { translation: translationOf(translation.language, translation.prefix) }),
  };
}

/** Returns the texts of an island's language; for a further language with the owner's. */
async function translateOf(translation: Translation | undefined): Promise<Translate> {
  if (!translation) return english;
  return translation.prefix ? siteTranslate(translation.language) : translator(translation);
}

/** Returns the contact of the restaurant of an island; for a sample the contact of the site. */
async function contactOf({ props, translation }: Data): Promise<Contact> {
  const t = await translateOf(translation);
  const id = props?.restaurant?.restaurantId ?? "";
  const restaurant = (await publishedRestaurants.get()).find(({ restaurantId }) => restaurantId === id);
  return restaurant && !(await isSample(id)) ? restaurantContact(restaurant, t) : shownContact(t);
}

/** Structured data beside the island; it has no `<` in it. */
const structuredData = /<script type="application\/ld\+json">[^<]*<\/script>/g;
const scriptOf = new RegExp(`src="${ISLANDS}(\\w+)-`);
const dataOf = /<script id="[^"]+" type="application\/json">([^<]*)<\/script>$/;

/**
 * Replaces the island of a document by its screen without a script, rendered from the same data.
 * @throws Error if the island has no such screen
 */
export async function withoutIsland(html: string): Promise<string> {
  const place = islandPlace(html);
  if (!place) return html;
  const island = html.slice(...place);
  const name = scriptOf.exec(html.slice(place[1]))?.[1] ?? "";
  const data = readData(dataOf.exec(island)?.[1] ?? "{}");
  const { renderStatic } = await loadIslands();
  const screen = renderStatic(name, { ...data.props, reach: await contactOf(data) }, data.translation);
  if (screen === null) throw new Error(`the island ${name} has no screen without a script`);
  const others = island.match(structuredData)?.join("") ?? "";
  return html.slice(0, place[0]) + screen + others + html.slice(place[1]);
}

/** Renders the way to reach the business, in place of a form, in a further language of the site; null for the default one. */
export async function renderCallUs(further: string | null): Promise<string> {
  const { renderStatic } = await loadIslands();
  const t = await siteTranslate(further);
  const contact = await shownContact(t);
  return renderStatic("callUs", { deed: "write", contact }, translationOf(t.language, t.prefix)) ?? "";
}

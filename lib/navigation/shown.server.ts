import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { english, type Translate } from "@/lib/platform/language/translate";
import { automaticNavigation, isAutomatic } from "./navigation";
import {
  automatic,
  type CompleteNavigation,
  resolveNavigation,
  type ShownNavigation,
  withAutomatic,
} from "./resolve";
import { readNavigation } from "./server";
import { navigationSite } from "./site.server";

const known = cachedRead("navigation", async () => (await readNavigation()).navigation);

/** Returns the saved navigation, cached until it changes; the automatic one if it could never be read. */
export const knownNavigation = () => known.known().catch(() => automaticNavigation);

/** Returns the navigation and the footer as pages in the default language show them. */
export async function shownNavigation(t: Translate = english): Promise<ShownNavigation> {
  const navigation = await knownNavigation();
  if (isAutomatic(navigation)) return automatic;
  return resolveNavigation(navigation, await navigationSite(t));
}

/** Returns the navigation with what the landing page has by itself in the place of what the owner didn't choose. */
export async function completeNavigation(t: Translate = english): Promise<CompleteNavigation> {
  const [shown, site] = await Promise.all([shownNavigation(t), navigationSite(t)]);
  return { ...withAutomatic(shown, site, t), hasOwnItems: shown.items !== null, pages: site.pages ?? [] };
}

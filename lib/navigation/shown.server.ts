import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { english, type Translate } from "@/lib/platform/language/translate";
import { automaticNavigation } from "./navigation";
import {
  automaticColumns,
  automaticLinks,
  resolveNavigation,
  type ShownColumn,
  type ShownItem,
  type ShownNavigation,
  toItem,
} from "./resolve";
import { readNavigation } from "./server";
import { navigationSite } from "./site.server";

const known = cachedRead("navigation", async () => (await readNavigation()).navigation);

/** Returns the navigation and the footer as pages show them; what the landing page has by itself if they could never be read. */
export async function shownNavigation(t: Translate = english): Promise<ShownNavigation> {
  const navigation = await known.known().catch(() => automaticNavigation);
  if (!navigation.hasOwnItems && !navigation.hasOwnColumns) return { items: null, columns: null };
  return resolveNavigation(navigation, await navigationSite(t));
}

/** Returns the navigation with what the landing page has by itself in the place of what the owner didn't choose. */
export async function completeNavigation(
  t: Translate = english,
): Promise<{ items: ShownItem[]; columns: ShownColumn[] }> {
  const [{ items, columns }, site] = await Promise.all([shownNavigation(t), navigationSite(t)]);
  return {
    items: items ?? automaticLinks(site, t).map(toItem),
    columns: columns ?? automaticColumns(site, t),
  };
}

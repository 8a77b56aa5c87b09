import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import { isDemo } from "@/lib/restaurants/paths";
import { openRestaurants } from "@/lib/restaurants/published/server";
import { landingLists, landingVariables } from "./landing-values";
import type { ListEntries, Variables } from "./vocabulary";

/** Returns the path of the owner's restaurant that takes orders; empty without one. Samples don't count. */
async function menuPath(): Promise<string> {
  const open = await openRestaurants.known().catch(() => []);
  return open.find(({ restaurantId }) => !isDemo(restaurantId))?.path ?? "";
}

/** Links of a preview that would leave it. */
const NOWHERE = "#";

/** Returns the values of all variables and lists. They are cached until they change, so a visit needs no query. */
export async function readValues(preview: boolean): Promise<{ variables: Variables; lists: ListEntries }> {
  const [state, { version, content }, pictures, menuUrl] = await Promise.all([
    knownConfiguration(),
    shownLanding(),
    shownLandingPictures(),
    menuPath(),
  ]);
  const isNamed = version > 0 || Boolean(state?.projectName);
  return {
    variables: {
      ...landingVariables(content, pictures),
      projectName: state?.projectName || "Enterprise Solutions",
      companyName: isNamed ? content.footer.companyName : "Enterprise Solutions Inc.",
      ctaUrl: preview ? NOWHERE : state?.isConfigured === false ? "/setup" : "/",
      menuUrl: preview && menuUrl ? NOWHERE : menuUrl,
      currentYear: String(new Date().getFullYear()),
    },
    lists: landingLists(content, pictures),
  };
}

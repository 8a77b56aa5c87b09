import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import { knownConfiguration } from "@/lib/installation/state.server";
import { shownLanding, shownLandingPictures, shownLogo } from "@/lib/landing/server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { demoIds, restaurantPath } from "@/lib/restaurants/paths";
import { inOwnersOrder } from "@/lib/restaurants/published/server";
import { landingLists, landingVariables } from "./landing-values";
import { profileLists, profileVariables } from "./profile-values";
import type { ListEntries, Variables } from "./vocabulary";

/** The path of the first restaurant that takes orders; empty without one. A sample counts once the owner published it. */
const menu = cachedRead("menu for templates", async (): Promise<string> => {
  const row = await db.restaurant.findFirst({
    where: { isOpen: true, OR: [{ id: { notIn: demoIds } }, { version: { gt: 1 } }] },
    orderBy: inOwnersOrder,
    select: { id: true, slug: true },
  });
  return row ? restaurantPath(row) : "";
});

/** Links of a preview that would leave it. */
const NOWHERE = "#";

/** Returns the values of all variables and lists. They are cached until they change, so a visit needs no query. */
export async function readValues(preview: boolean): Promise<{ variables: Variables; lists: ListEntries }> {
  const [state, { version, content }, { contact }, pictures, logo, menuUrl] = await Promise.all([
    knownConfiguration(),
    shownLanding(),
    shownProfile(),
    shownLandingPictures(),
    shownLogo(),
    menu.known().catch(() => ""),
  ]);
  const isNamed = version > 0 || contact.name !== "";
  const lists = landingLists(content, pictures);
  return {
    variables: {
      ...landingVariables(content, pictures, logo),
      ...profileVariables(contact),
      projectName: state?.projectName || "Enterprise Solutions",
      companyName: isNamed ? content.footer.companyName : "Enterprise Solutions Inc.",
      ctaUrl: preview ? NOWHERE : state?.isConfigured === false ? "/setup" : "/",
      menuUrl: preview && menuUrl ? NOWHERE : menuUrl,
      currentYear: String(new Date().getFullYear()),
    },
    lists: { ...lists, ...profileLists(contact, lists.socialProfiles) },
  };
}

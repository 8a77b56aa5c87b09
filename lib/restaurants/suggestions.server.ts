import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { shownProfile } from "@/lib/business-profile/server";
import { optionBeginnings } from "./options/beginnings";
import type { MenuSuggestions } from "./suggestions";
import { usualRates } from "./terms/usual-rates";

/** Returns what the editor of a menu proposes, by the country of the business and in the language of the site. */
export async function menuSuggestions(): Promise<MenuSuggestions> {
  const [t, { profile }] = await Promise.all([siteTranslate(null), shownProfile()]);
  const place = profile.places.find(({ country }) => country) ?? { country: "", postalCode: "" };
  return { options: optionBeginnings(t), rates: usualRates(place, t) };
}

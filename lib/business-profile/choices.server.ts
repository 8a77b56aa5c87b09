import "server-only";
import { getCountries } from "libphonenumber-js/min";
import { catalogLanguages } from "@/lib/platform/language/messages.server";
import { english } from "@/lib/platform/language/translate";
import type { Choice } from "./choice";

/** The languages that are offered, as BCP 47. */
const languages =
  "ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lo lt lv mk mn ms mt my nb ne nl pa pl ps pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant";

function choices(values: readonly string[], type: "region" | "language" | "currency"): Choice[] {
  const names = new Intl.DisplayNames(["en"], { type });
  return values
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** Returns the countries, languages and currencies of a profile, and the languages that guests can be addressed in, by name. */
export const profileChoices = () => ({
  countries: choices(getCountries(), "region"),
  languages: choices(languages.split(" "), "language"),
  guestLanguages: english.list(
    choices(catalogLanguages, "language").map(({ label }) => label),
    "disjunction",
  ),
  currencies: choices(Intl.supportedValuesOf("currency"), "currency"),
});

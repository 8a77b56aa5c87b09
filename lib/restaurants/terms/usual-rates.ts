import type { Translate } from "@/lib/platform/language/translate";
import { formatRate } from "@/lib/platform/money/rate";
import type { OrderKind, TaxClass, Terms } from "./terms";

type Rates = Record<OrderKind, number>;
type UsualClass = { label: string; rates: Rates; isForDrinks?: boolean };

/** The usual rates of restaurants in a country; the first class is that of the dishes. */
export type UsualRates = {
  /** The country, in English; empty if it isn't known. */
  country: string;
  /** Empty if there are no usual ones. */
  classes: readonly UsualClass[];
  /** The name of a rate of 0 % of a business that charges no tax. */
  noTax: string;
  /** The names of the category of drinks. */
  drinks: string;
};

const same = (rate: number): Rates => ({ pickup: rate, delivery: rate, table: rate });
const away = (rate: number, table: number): Rates => ({ pickup: rate, delivery: rate, table });

/**
 * Returns the classes of a country in basis points, from its laws as known on 1 January 2026; nothing for other countries: in the
 * United States the rates depend on the place, in Belgium those of restaurants were being changed.
 *
 * - DE: UStG § 12 (2) no. 1 and no. 15, dishes 7 % also at the table since 2026-01-01; drinks § 12 (1).
 * - AT: UStG 1994 § 10 (2), dishes 10 %; drinks § 10 (1) since 2022-01-01.
 * - CH: MWSTG art. 25, since 2024-01-01: 2.6 %, but 8.1 % for dishes at the table and for alcoholic drinks.
 * - FR: CGI art. 278-0 bis and 279 (m, n), since 2014-01-01.
 * - ES: Ley 37/1992 art. 91.Uno; sweetened drinks to take away 21 % since 2021-01-01.
 * - IT: DPR 633/1972 tabella A III no. 80 and 121, Legge 178/2020 art. 1 (40) for dishes to take away.
 * - GB: VAT Notice 709/1, since 2022-04-01; cold food to take away is zero-rated.
 * - NL: Wet OB 1968 tabel I a 1 and b 12, since 2019-01-01.
 */
function classesOf(country: string, t: Translate): readonly UsualClass[] {
  const food = t("Food");
  const drinks = { label: t("Drinks"), isForDrinks: true };
  const withSoftDrinks = t("Food and soft drinks");
  const alcohol = t("Alcoholic drinks");
  const table: Readonly<Record<string, readonly UsualClass[]>> = {
    DE: [
      { label: food, rates: same(700) },
      { ...drinks, rates: same(1900) },
    ],
    AT: [
      { label: food, rates: same(1000) },
      { ...drinks, rates: same(2000) },
    ],
    CH: [
      { label: withSoftDrinks, rates: away(260, 810) },
      { label: alcohol, rates: same(810) },
    ],
    FR: [
      { label: withSoftDrinks, rates: same(1000) },
      { label: alcohol, rates: same(2000) },
    ],
    ES: [
      { label: food, rates: same(1000) },
      { label: t("Alcoholic and sweetened drinks"), rates: away(2100, 1000) },
    ],
    IT: [
      { label: food, rates: same(1000) },
      { ...drinks, rates: away(2200, 1000) },
    ],
    GB: [
      { label: t("Hot food and drinks"), rates: same(2000) },
      { label: t("Cold food"), rates: away(0, 2000) },
    ],
    NL: [
      { label: withSoftDrinks, rates: same(900) },
      { label: alcohol, rates: same(2100) },
    ],
  };
  return table[country] ?? [];
}

/** The postcodes of places with a tax of their own, such as Helgoland, Mittelberg, Corsica, the Canary Islands and Livigno. */
const ownTax: Readonly<Record<string, RegExp>> = {
  DE: /^(27498|78266)/,
  AT: /^(6691|699[123])/,
  FR: /^(20|97|98)/,
  ES: /^(35|38|51|52)/,
  IT: /^(23041|22061)/,
};

/** Returns the usual rates at a place, with the names in the language of the menu. @param place its country is ISO 3166-1 alpha-2, or empty */
export const usualRates = (
  { country, postalCode }: { country: string; postalCode: string },
  t: Translate,
): UsualRates => ({
  country: country && (new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country),
  classes: ownTax[country]?.test(postalCode) ? [] : classesOf(country, t),
  noTax: t("No tax"),
  drinks: t("Drinks"),
});

/** The label of the first tax class of a new restaurant. `hasNoRates` takes rates of 0 % under another label for entered. */
export const FIRST_LABEL = "Standard";

/** Returns whether the rates are still those of a new restaurant: 0 % for everything, without the owner's word that it is so. */
export const hasNoRates = ({ taxClasses }: Pick<Terms, "taxClasses">): boolean =>
  taxClasses[0]?.label === FIRST_LABEL &&
  taxClasses
    .flatMap((one) => [one, ...(one.changes ?? [])])
    .every(({ pickup, delivery, table }) => pickup === 0 && delivery === 0 && table === 0);

/** Returns the tax classes of the usual rates; the first keeps its id, and one for drinks has the category of drinks. */
export const usualClasses = (
  { classes, drinks }: UsualRates,
  categories: readonly { id: string; label: string }[],
  { first, makeId }: { first: string; makeId: () => string },
): TaxClass[] =>
  classes.map(({ label, rates, isForDrinks }, index) => ({
    id: index === 0 ? first : makeId(),
    label,
    ...rates,
    categories: isForDrinks
      ? categories
          .filter((one) => one.id === "drinks" || one.label.toLowerCase() === drinks.toLowerCase())
          .map(({ id }) => id)
      : [],
  }));

/** Returns the usual rates in words: `Food 7%, Drinks 22% (10% at the table)`. */
export const usualWords = ({ classes }: UsualRates): string =>
  classes
    .map(({ label, rates: { pickup, table } }) =>
      pickup === table
        ? `${label} ${formatRate(pickup)}`
        : `${label} ${formatRate(pickup)} (${formatRate(table)} at the table)`,
    )
    .join(", ");

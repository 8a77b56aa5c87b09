import type { MenuOption, MenuOptionGroup, OptionKind } from "@/lib/restaurants/options/options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import {
  type DeliveryZone,
  demoTerms,
  orderKinds,
  type TaxClass,
  type Terms,
} from "@/lib/restaurants/terms/terms";
import type { Random } from "./random";

/** What pricing reads of a menu. */
export type PricedMenu = { dishes: ShownDish[]; optionGroups: MenuOptionGroup[]; terms: Terms };

const categories = ["food", "drinks", "more"];
export const postcodes = ["10115", "10245", "80331"];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function randomOption(random: Random, id: string, inner: readonly string[]): MenuOption {
  return {
    id,
    name: id,
    priceCents: random.price(400),
    priceBySize: random.chance(0.4) ? { "size-1": random.price(500) } : {},
    isDefault: false,
    soldOut: false,
    allergens: "",
    optionGroups: random.chance(0.3) ? [...inner] : [],
  };
}

function randomGroup(
  random: Random,
  id: string,
  kind: OptionKind,
  inner: readonly string[],
): MenuOptionGroup {
  const options = range(1 + random.below(5)).map((index) => randomOption(random, `${id}-${index}`, inner));
  const max = kind === "size" ? 1 : 1 + random.below(4);
  return {
    id,
    name: id,
    kind,
    min: kind === "size" ? 1 : random.below(Math.min(max, options.length) + 1),
    max,
    free: kind === "size" ? 0 : random.below(max + 1),
    canRepeat: kind !== "size" && random.chance(0.4),
    options,
  };
}

/** A group of a combo, whose options are dishes of the menu. */
const comboGroup = (random: Random): MenuOptionGroup => ({
  ...randomGroup(random, "combo", "dishes", []),
  min: 1,
  max: 3,
  canRepeat: true,
  options: range(3).map((index) => ({ ...randomOption(random, `dish-${index}`, []), priceBySize: {} })),
});

const taxClass = (random: Random, id: string, named: string[]): TaxClass => {
  const rate = () => random.of([0, 0, 550, 700, 825, 1000, 1900, 2100]);
  return { id, label: id, pickup: rate(), delivery: rate(), table: rate(), categories: named };
};

const randomZone = (random: Random, index: number): DeliveryZone => ({
  id: `zone-${index}`,
  label: "",
  postcodes: [random.of([...postcodes, "10*"])],
  radiusKm: null,
  fee: random.price(900),
  minimum: random.price(2000),
  freeFrom: random.chance(0.5) ? random.price(6000) : null,
});

function randomTerms(random: Random): Terms {
  return {
    ...demoTerms,
    currency: random.of(["USD", "EUR", "JPY", "KWD", "CHF"]),
    pricesIncludeTax: random.chance(0.5),
    taxClasses: [
      taxClass(random, "standard", []),
      taxClass(random, "drinks", ["drinks"]),
      taxClass(random, "books", []),
    ],
    orderKinds: [...orderKinds],
    deliveryFee: random.price(900),
    deliveryTaxClass: random.of(["", "standard", "drinks"]),
    pickupFee: random.of([0, random.price(300)]),
    pickupTaxClass: random.of(["", "standard", "books"]),
    tableFee: random.of([0, random.price(300)]),
    tableTaxClass: random.of(["", "drinks"]),
    zones: range(random.below(4)).map((index) => randomZone(random, index)),
  };
}

function randomDish(random: Random, index: number): ShownDish {
  const isCombo = index > 2 && random.chance(0.2);
  const own = ["size", "extras", "sides", "without"].filter(() => random.chance(0.5));
  const optionGroups = index < 3 ? [] : isCombo ? ["combo"] : own;
  const taxClass = random.of([undefined, undefined, "books", "drinks"]);
  const priceCents = random.price(5000);
  return {
    id: `dish-${index}`,
    name: `Dish ${index}`,
    description: "",
    emoji: "🍲",
    category: random.of(categories),
    priceCents,
    price: priceCents / 100,
    popular: false,
    soldOut: false,
    ...(taxClass && { taxClass }),
    ...(optionGroups.length > 0 && { optionGroups }),
    ...(random.chance(0.4) && { sizePrices: { "size-0": random.price(300), "size-1": random.price(900) } }),
  };
}

/** Makes a menu with sizes, extras, options of options, combos, three rates of tax and delivery zones. */
export function randomMenu(random: Random): PricedMenu {
  const optionGroups = [
    randomGroup(random, "sauces", "extra", []),
    randomGroup(random, "size", "size", []),
    randomGroup(random, "extras", "extra", []),
    randomGroup(random, "sides", "choice", ["sauces"]),
    randomGroup(random, "without", "remove", []),
    comboGroup(random),
  ].map((group) => (group.kind === "size" ? { ...group, options: group.options.slice(0, 3) } : group));
  return {
    dishes: range(12).map((index) => randomDish(random, index)),
    optionGroups,
    terms: randomTerms(random),
  };
}

import type { CartLine } from "@/lib/orders/cart/cart";
import { lineKey } from "@/lib/orders/line-key";
import type { Chosen, OptionGroup } from "@/lib/restaurants/options/chosen-options";
import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";
import { type Random, randomFrom } from "./random";
import { type PricedMenu, postcodes, randomMenu } from "./random-menu";

/** A cart with what else decides its price. */
export type PricedInput = {
  menu: PricedMenu;
  cart: CartLine[];
  kind: OrderKind;
  postcode: string;
  /** In minor units. */
  tip: number;
  voucher: { kind: "percent" | "amount"; value: number } | null;
};

/** The number of carts of each menu. */
const CARTS_PER_MENU = 20;

/** Chooses options within the rule of each group. */
function randomChosen(random: Random, groups: readonly OptionGroup[]): Chosen {
  return groups.flatMap((group) => {
    const count = group.min + random.below(group.max - group.min + 1);
    const left = [...group.options];
    const chosen: Chosen = [];
    for (let taken = 0; taken < count && left.length > 0; taken++) {
      const [option] = left.splice(random.below(left.length), 1);
      if (!option) break;
      const quantity = group.canRepeat && random.chance(0.5) ? count - taken : 1;
      taken += quantity - 1;
      chosen.push({
        group: group.id,
        option: option.id,
        quantity,
        ...(option.groups.length > 0 && { chosen: randomChosen(random, option.groups) }),
      });
    }
    return chosen;
  });
}

function randomCart(random: Random, { dishes, optionGroups }: PricedMenu): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (let count = 1 + random.below(8); count > 0; count--) {
    const dish = random.of(dishes);
    const chosen = randomChosen(random, dishOptionGroups(dish, optionGroups));
    const line = { id: dish.id, quantity: 1 + random.below(9), ...(chosen.length > 0 && { chosen }) };
    lines.set(lineKey(line), line);
  }
  return [...lines.values()];
}

/** Returns the same carts for the same seed in each engine. */
export function* randomCarts(seed: number, count: number): Generator<PricedInput> {
  const random = randomFrom(seed);
  let menu = randomMenu(random);
  for (let index = 0; index < count; index++) {
    if (index % CARTS_PER_MENU === 0) menu = randomMenu(random);
    yield {
      menu,
      cart: randomCart(random, menu),
      kind: random.of(orderKinds),
      postcode: random.of([...postcodes, ""]),
      tip: random.chance(0.3) ? random.price(500) : 0,
      voucher: random.chance(0.4)
        ? random.of([
            { kind: "percent", value: random.below(10_001) },
            { kind: "amount", value: random.price(4000) },
          ] as const)
        : null,
    };
  }
}

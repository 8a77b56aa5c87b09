"use client";

import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import { printAmount, type ReadNumber, readAmount } from "../details/read-number";
import { useGridStore, useWatched } from "../grid/use-grid";
import { TypedNumber } from "./typed-number";
import { useOptions } from "./use-options";

/** The prices of each dish in its sizes; one that is emptied follows the group again. */
export function SizePrices({ group }: { group: MenuOptionGroup }) {
  const grid = useGridStore();
  const actions = useOptions();
  const currency = useWatched(grid, (state) => state.currency);
  const table = useWatched(grid, (state) => state.table);
  const dishes = table.dishes.filter(({ optionGroups }) => optionGroups.includes(group.id));
  if (dishes.length === 0) return null;

  function read(text: string, dishCents: number): ReadNumber {
    const price = readAmount(text, currency);
    if ("error" in price || text.trim() === "") return price;
    return price.value < dishCents
      ? { error: "A size can’t cost less than the dish: lower the price of the dish" }
      : { value: price.value };
  }

  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-semibold">Prices by dish</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              Dish
            </th>
            {group.options.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className="wrap-anywhere px-1 pb-1 text-right font-medium text-ink-soft"
              >
                {name || "A size"}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.id}>
              <th scope="row" className="wrap-anywhere min-w-24 py-1 pr-2 text-left font-normal">
                {dish.name}
              </th>
              {group.options.map((size) => (
                <td key={size.id} className="px-1 py-1">
                  <TypedNumber
                    label={`${dish.name}, ${size.name}`}
                    hidesLabel
                    value={dish.priceCents + (dish.sizePrices[size.id] ?? size.priceCents)}
                    read={(text) => read(text, dish.priceCents)}
                    print={(value) => printAmount(value, currency)}
                    onChange={(price) => {
                      const surcharge = price === 0 ? size.priceCents : price - dish.priceCents;
                      actions.setSizePrice(dish.id, size, surcharge === size.priceCents ? null : surcharge);
                    }}
                    className="ml-auto block w-24"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

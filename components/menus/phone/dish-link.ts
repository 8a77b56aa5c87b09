import type { UseFormReturn } from "react-hook-form";
import { priceText } from "@/lib/restaurants/editor/price-text";
import type { MenuDish } from "@/lib/restaurants/schema";
import { readCell } from "../grid/columns";
import type { GridStore } from "../grid/store";
import { findDish } from "../grid/table";

export type DishValues = Omit<MenuDish, "priceCents"> & { price: string };

export const valuesOf = ({ priceCents, ...dish }: MenuDish): DishValues => ({
  ...dish,
  price: priceText(priceCents),
});

type Field = keyof DishValues;

const fieldsThatDiffer = (a: DishValues, b: DishValues) =>
  (Object.keys(b) as Field[]).filter((field) => a[field] !== b[field]);

const trimmed = (value: DishValues[Field]) => (typeof value === "string" ? value.trim() : value);

type Link = {
  form: Pick<UseFormReturn<DishValues>, "getValues" | "setValue" | "subscribe">;
  grid: GridStore;
  id: string;
  /** Told why the price can't be read, and when it can. */
  onRefusal: (refusal: string | undefined) => void;
};

/** Takes what changes in the form of a dish over into the menu, field by field, and what else changes it into the form. */
export function linkDish({ form, grid, id, onRefusal }: Link) {
  const dishNow = () => findDish(grid.get().table, id);
  let dish = dishNow();
  let shown = { ...form.getValues() };
  let enteredPrice = dish?.priceCents;
  let isWriting = false;

  /** A price that can't be read leaves the one from before its field was entered. */
  function readPrice(text: string): Partial<MenuDish> {
    const read = readCell(text, "price", grid.get().table);
    onRefusal("refusal" in read ? read.refusal : undefined);
    if ("change" in read) return read.change;
    return enteredPrice === undefined ? {} : { priceCents: enteredPrice };
  }

  function write(values: DishValues) {
    const fields = fieldsThatDiffer(shown, values);
    shown = { ...values };
    const now = dishNow();
    if (!now) return;
    const wanted: Partial<MenuDish> = {};
    for (const field of fields) {
      Object.assign(
        wanted,
        field === "price" ? readPrice(values.price) : { [field]: trimmed(values[field]) },
      );
    }
    const change = Object.fromEntries(
      Object.entries(wanted).filter(([field, value]) => now[field as keyof MenuDish] !== value),
    );
    if (Object.keys(change).length === 0) return;
    isWriting = true;
    grid.do({ type: "change", id, change });
    isWriting = false;
    dish = dishNow();
  }

  function takeOver() {
    const now = dishNow();
    if (isWriting || !now || now === dish) return;
    const values = valuesOf(now);
    const fields = dish ? fieldsThatDiffer(valuesOf(dish), values) : [];
    dish = now;
    for (const field of fields) {
      shown = { ...shown, [field]: values[field] };
      if (field === "price") {
        enteredPrice = now.priceCents;
        onRefusal(undefined);
      }
      form.setValue(field, values[field]);
    }
  }

  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ values }) => write(values),
  });
  const unwatch = grid.watch(takeOver);
  return {
    /** What is the price now is what an unreadable one goes back to. */
    leavePrice() {
      enteredPrice = dishNow()?.priceCents;
    },
    stop() {
      unsubscribe();
      unwatch();
    },
  };
}

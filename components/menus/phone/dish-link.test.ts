import { expect, test } from "@jest/globals";
import { createFormControl } from "react-hook-form";
import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import { aTable } from "@/lib/testing/dish-table";
import { createGridStore } from "../grid/store";
import { findDish } from "../grid/table";
import { type DishValues, linkDish, valuesOf } from "./dish-link";

/** The form of the first dish of a menu of four. */
function openDish() {
  const menu = createFormControl<MenuContent>({ defaultValues: aTable() as MenuContent });
  const grid = createGridStore(menu as never);
  grid.follow();
  const dish = (): MenuDish => {
    const found = findDish(grid.get().table, "1");
    if (!found) throw new Error("The dish is gone");
    return found;
  };
  const form = createFormControl<DishValues>({ defaultValues: valuesOf(dish()) });
  const refusals: (string | undefined)[] = [];
  const link = linkDish({ form, grid, id: "1", onRefusal: (refusal) => refusals.push(refusal) });
  /** What somebody else saved, as it comes in. */
  const bringIn = (change: Partial<MenuDish>) => {
    const { categories, dishes } = grid.get().table;
    const others = dishes.map((one) => (one.id === "1" ? { ...one, ...change } : one));
    menu.reset({ categories, dishes: others } as MenuContent);
  };
  return { grid, form, link, dish, bringIn, refusal: () => refusals.at(-1) };
}

test("a newer price of somebody else stays when the name is corrected, and is shown", () => {
  const { form, dish, bringIn } = openDish();
  bringIn({ priceCents: 1234 });
  expect(form.getValues("price")).toBe("12.34");
  form.setValue("name", "Corrected");
  expect(dish()).toMatchObject({ name: "Corrected", priceCents: 1234 });
});

test("a dish that was moved into the next category stays there when it is typed into", () => {
  const { grid, form, dish } = openDish();
  const before = dish().category;
  for (let step = 0; dish().category === before && step < 5; step += 1) {
    grid.do({ type: "stepDish", id: "1", by: 1 });
  }
  const moved = dish().category;
  expect(moved).not.toBe(before);
  form.setValue("description", "Warm");
  expect(dish()).toMatchObject({ category: moved, description: "Warm" });
  expect(form.getValues("category")).toBe(moved);
});

test("what is typed keeps its spaces in the form while the menu has none around it", () => {
  const { form, dish } = openDish();
  form.setValue("name", "Soup ");
  expect(form.getValues("name")).toBe("Soup ");
  expect(dish().name).toBe("Soup");
});

test.each(["1.250", "1x", ""])("the price “%s” leaves the one from before it was typed", (text) => {
  const { form, dish, refusal } = openDish();
  form.setValue("price", "1.25");
  expect(dish().priceCents).toBe(125);
  form.setValue("price", text);
  expect(dish().priceCents).toBe(1000);
  expect(refusal()).toEqual(expect.any(String));
  form.setValue("price", "7");
  expect(dish().priceCents).toBe(700);
  expect(refusal()).toBeUndefined();
});

test("an unreadable price goes back to the one that its field was left with", () => {
  const { form, dish, link } = openDish();
  form.setValue("price", "8");
  link.leavePrice();
  form.setValue("price", "8.");
  form.setValue("price", "8.123");
  expect(dish().priceCents).toBe(800);
});

test("a form that is closed takes nothing over anymore", () => {
  const { form, dish, link, bringIn } = openDish();
  link.stop();
  bringIn({ priceCents: 1234 });
  form.setValue("name", "Late");
  expect(dish().name).not.toBe("Late");
  expect(form.getValues("price")).toBe("10.00");
});

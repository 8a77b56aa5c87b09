import { zodResolver } from "@hookform/resolvers/zod";
import { expect, test } from "@jest/globals";
import { createFormControl } from "react-hook-form";
import { editedForm } from "@/components/ui/form/edited";
import { type MenuRestaurant, menuRestaurant } from "@/lib/restaurants/schema";
import { aDish, aMenu, soup } from "@/tests/support/restaurants/dish-table";
import { createGridStore } from "../grid/store";
import { editedMenu, followCurrency } from "./edited-menu";

const menu = aMenu([soup, aDish("stew", "mains")]);

function openMenu(content = menu) {
  const grid = createGridStore(content, content.restaurant.currency);
  const form = createFormControl<MenuRestaurant>({
    defaultValues: content.restaurant,
    resolver: zodResolver(menuRestaurant),
  });
  const edited = editedMenu(editedForm(form as never, { wrongFields: () => [] }), grid);
  // A form takes values once it has a subscriber.
  edited.watch(() => undefined);
  const rename = (name: string) => form.setValue("name", name);
  const price = (priceCents: number) => grid.do({ type: "change", id: "soup", change: { priceCents } });
  return { grid, form, edited, rename, price };
}

test("a typed name and a changed price are both part of the menu", () => {
  const { edited, rename, price } = openMenu();
  rename("The Cor");
  price(700);
  rename("The Corner Café");
  expect(edited.get()).toEqual({
    ...menu,
    restaurant: { ...menu.restaurant, name: "The Corner Café" },
    dishes: [{ ...soup, priceCents: 700 }, menu.dishes[1]],
  });
});

test("saved content replaces the restaurant and the dishes, and clears the undo history", () => {
  const { grid, edited, rename, price } = openMenu();
  rename("Other");
  price(700);
  edited.set(menu);
  expect(edited.get()).toEqual(menu);
  grid.do({ type: "undo" });
  expect(edited.get()).toEqual(menu);
});

test("replacing dishes with equal ones keeps the undo history", () => {
  const { grid, edited, rename, price } = openMenu();
  price(700);
  const now = structuredClone(edited.get());
  rename("Other");
  edited.set(now);
  expect(edited.get()).toEqual(now);
  grid.do({ type: "undo" });
  expect(edited.get()).toEqual(menu);
});

test("changes by either are reported until unsubscribed; cursor moves are not", () => {
  const { grid, edited, rename, price } = openMenu();
  const seen: unknown[] = [];
  const end = edited.watch(() => seen.push(edited.get()));
  grid.do({ type: "point", cell: { row: "soup", column: "price" } });
  grid.do({ type: "edit", begins: "7" });
  expect(seen).toHaveLength(0);
  price(700);
  expect(seen).toHaveLength(1);
  rename("Other");
  expect(seen.length).toBeGreaterThan(1);
  const before = seen.length;
  end();
  price(800);
  rename("Late");
  expect(seen).toHaveLength(before);
});

test("refusals by the server are shown in the restaurant's field and at the first dish's cell", () => {
  const { grid, form, edited } = openMenu();
  edited.refuse([
    ["restaurant.slug", "First has this web address"],
    ["dishes.1.picture", "There is no such picture"],
    ["dishes.0.picture", "There is no such picture either"],
  ]);
  expect(form.getFieldState("slug").error?.message).toBe("First has this web address");
  expect(grid.get().refused).toMatchObject({
    cell: { row: "stew", column: "plate" },
    message: "There is no such picture",
  });
});

test("a menu can be saved once the restaurant and all dishes are right", async () => {
  const { form, grid, edited, rename, price } = openMenu();
  rename("");
  expect(await edited.check()).toBe(false);
  expect(form.getFieldState("name").error?.message).toBe("Name is required");
  rename("The Corner");
  grid.do({ type: "change", id: "stew", change: { category: "gone" } });
  expect(await edited.check()).toBe(false);
  expect(grid.get().refused).toMatchObject({
    cell: { row: "stew", column: "category" },
    message: "There is no such category",
  });
  grid.do({ type: "change", id: "stew", change: { category: "mains" } });
  price(-1);
  expect(await edited.check()).toBe(false);
  price(700);
  expect(await edited.check()).toBe(true);
});

test("the grid follows the currency of the form, when it is typed and when it is replaced", () => {
  const { grid, form, edited } = openMenu();
  const restaurant = editedForm<MenuRestaurant>(form as never, { wrongFields: () => [] });
  const end = followCurrency(restaurant, grid);
  form.setValue("currency", "EUR");
  expect(grid.get().currency).toBe("EUR");
  for (const partial of ["", "JP"]) form.setValue("currency", partial);
  expect(grid.get().currency).toBe("EUR");
  edited.set({ ...menu, restaurant: { ...menu.restaurant, currency: "KWD" } });
  expect(grid.get().currency).toBe("KWD");
  end();
  form.setValue("currency", "JPY");
  expect(grid.get().currency).toBe("KWD");
});

import { expect, test } from "@jest/globals";
import { createFormControl } from "react-hook-form";
import { editedForm } from "@/components/ui/form/edited";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { aMenu, aTable } from "@/tests/support/restaurants/dish-table";
import { editedMenu } from "../editor/edited-menu";
import { createGridStore } from "./store";

function openStore() {
  const store = createGridStore(aTable(), "USD");
  const form = createFormControl<MenuRestaurant>({ defaultValues: aMenu([]).restaurant });
  const edited = editedMenu(editedForm(form as never, { wrongFields: () => [] }), store);
  return { store, saved: edited.get };
}

test("an added category without a visible name does not block saving", () => {
  const { store, saved } = openStore();
  store.do({ type: "addCategory", label: "New category" });
  expect(store.get().editing).not.toBeNull();
  expect(store.finish()).toBe(true);
  expect(store.get().editing).toBeNull();
  expect(saved().categories).toBe(store.get().table.categories);
  expect(saved().dishes).toBe(store.get().table.dishes);
});

test("typed text is committed", () => {
  const { store, saved } = openStore();
  store.do({ type: "addCategory", label: "New category" });
  store.setEditor(() => "Cakes");
  expect(store.finish()).toBe(true);
  expect(saved().categories.map(({ label }) => label)).toContain("Cakes");
});

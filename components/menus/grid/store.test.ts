import { expect, test } from "@jest/globals";
import type { UseFormReturn } from "react-hook-form";
import type { MenuContent } from "@/lib/restaurants/schema";
import { aTable } from "@/lib/testing/dish-table";
import { createGridStore } from "./store";

function openStore() {
  let values = aTable();
  const form = {
    getValues: () => values,
    setValues: (next: typeof values) => {
      values = next;
    },
  } as unknown as UseFormReturn<MenuContent>;
  const store = createGridStore(form);
  return { store, saved: () => values };
}

test("a category that was added where no cell shows its name stops nothing", () => {
  const { store, saved } = openStore();
  store.do({ type: "addCategory", label: "New category" });
  expect(store.get().editing).not.toBeNull();
  expect(store.finish()).toBe(true);
  expect(store.get().editing).toBeNull();
  expect(saved()).toBe(store.get().table);
});

test("what is typed is taken over", () => {
  const { store, saved } = openStore();
  store.do({ type: "addCategory", label: "New category" });
  store.setEditor(() => "Cakes");
  expect(store.finish()).toBe(true);
  expect(saved().categories.map(({ label }) => label)).toContain("Cakes");
});

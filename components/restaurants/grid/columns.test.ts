import { expect, test } from "@jest/globals";
import type { MenuDish } from "@/lib/restaurants/schema";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { cellText, readCell, valueColumnsIn } from "./columns";
import { shownColumns } from "./layout";
import { paste } from "./paste";
import { rowsOf } from "./rows";

test("the unchanged text of a category's cell is accepted, whatever its spaces", () => {
  const table = aTable();
  const [dish] = table.dishes;
  if (!dish) throw new Error("There is no dish.");
  const categories = table.categories.map((one) =>
    one.id === dish.category ? { ...one, label: " Hot  Drinks " } : one,
  );
  const spaced = { ...table, categories };
  const text = cellText(dish, "category", spaced, "USD");
  expect(readCell(text, "category", spaced, "USD")).toEqual({ change: { category: dish.category } });
  expect(readCell("hot drinks", "category", spaced, "USD")).toEqual({ change: { category: dish.category } });
  expect(readCell("hot", "category", spaced, "USD")).toEqual({ refusal: "There is no category “hot”" });
});

test.each([
  ["USD", "10.00", "$7.25", 725, "“much” is not a price such as 12.50", "US dollars"],
  ["EUR", "10.00", "7,25 €", 725, "“much” is not a price such as 12.50", "euros"],
  ["JPY", "1000", "¥1,200", 1200, "“much” is not a price such as 1250", "Japanese yen"],
  ["KWD", "1.000", "1,25", 1250, "“much” is not a price such as 12.500", "Kuwaiti dinars"],
])("a price is edited in %s", (currency, shown, typed, priceCents, unreadable, name) => {
  const table = aTable();
  const [dish] = table.dishes;
  expect(dish && cellText(dish, "price", table, currency)).toBe(shown);
  expect(readCell(shown, "price", table, currency)).toEqual({ change: { priceCents: 1000 } });
  expect(readCell(typed, "price", table, currency)).toEqual({ change: { priceCents } });
  expect(readCell("much", "price", table, currency)).toEqual({ refusal: unreadable });
  expect(readCell("£5", "price", table, currency)).toEqual({ refusal: `This menu’s prices are in ${name}` });
});

test("the kinds of a dish are a cell of names; none is for all kinds", () => {
  const table = aTable();
  const [dish] = table.dishes;
  const kinds: MenuDish["kinds"] = ["pickup", "table"];
  expect(dish && cellText(dish, "kinds", table, "USD")).toBe("");
  expect(dish && cellText({ ...dish, kinds }, "kinds", table, "USD")).toBe("Pickup; At the table");
  expect(readCell("at the table, pickup", "kinds", table, "USD")).toEqual({ change: { kinds } });
  expect(readCell("delivery; pickup; at the table", "kinds", table, "USD")).toEqual({
    change: { kinds: [] },
  });
  expect(readCell("", "kinds", table, "USD")).toEqual({ change: { kinds: [] } });
  expect(readCell("drone", "kinds", table, "USD")).toEqual({
    refusal: "“drone” is none of Pickup, Delivery, At the table",
  });
});

test("the column of kinds is copied once a dish has some, and can be pasted into before", () => {
  const table = aTable();
  expect(valueColumnsIn(table)).not.toContain("kinds");
  const at = { row: "1", column: "kinds" } as const;
  const pasted = paste(table, rowsOf(table, ""), at, [["Pickup"], ["Pickup"]], "USD");
  expect(pasted).toMatchObject({ changed: 2, added: 0 });
  expect("table" in pasted && valueColumnsIn(pasted.table)).toContain("kinds");
  const all = { hasSoldOut: true, hasOptions: true, hasAllergens: false };
  expect(shownColumns({ ...all, hasKinds: true })).toContain("kinds");
  expect(shownColumns({ ...all, hasKinds: false })).not.toContain("kinds");
});

test("the column of allergens is there once a dish has some", () => {
  const table = aTable();
  expect(valueColumnsIn(table)).not.toContain("allergens");
  const at = { row: "1", column: "name" } as const;
  const pasted = paste(
    table,
    rowsOf(table, ""),
    at,
    [
      ["Name", "Allergens"],
      ["Soup", " Milk,  nuts"],
    ],
    "USD",
  );
  if (!("table" in pasted)) throw new Error(pasted.message);
  expect(pasted.table.dishes[0]).toMatchObject({ name: "Soup", allergens: "Milk, nuts" });
  expect(valueColumnsIn(pasted.table)).toContain("allergens");
  const all = { hasSoldOut: true, hasOptions: true, hasKinds: false };
  expect(shownColumns({ ...all, hasAllergens: true })).toContain("allergens");
  expect(shownColumns({ ...all, hasAllergens: false })).not.toContain("allergens");
});

test("pasting beside kinds of order skips allergens that no dish has", () => {
  const table = aTable();
  const at = { row: "1", column: "kinds" } as const;
  expect(paste(table, rowsOf(table, ""), at, [["Pickup", "Milk"]], "USD")).toHaveProperty("message");
});

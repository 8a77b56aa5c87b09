import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { closeSitting } from "@/lib/tables/sittings.server";
import { fill } from "@/tests/support/component/screen";
import { placeButton, setUpTill } from "@/tests/support/component/till";
import {
  openTable,
  orderAtTable,
  serveTables,
  sitDown,
  tableTerms,
  window2,
} from "@/tests/support/tables/tables";

const { openTill, user } = setUpTill();

test("the tables of the restaurant are suggested, those that are open first", async () => {
  await serveTables();
  await openTable(window2);
  await openTill();
  await user().click(screen.getByRole("button", { name: "At the table" }));
  const field = await screen.findByRole("combobox", { name: "Table" });
  const names = () =>
    [...((field as HTMLInputElement).list?.options ?? [])].map(({ value, label }) => [value, label]);
  await waitFor(() =>
    expect(names()).toEqual([
      ["Window 2", "Window 2 (open)"],
      ["Window 1", "Window 1"],
      ["Garden 1", "Garden 1"],
      ["Garden 2", "Garden 2"],
    ]),
  );
});

test("the fee of the table is added to the first order of an open table", async () => {
  await serveTables();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...tableTerms, tableFee: 150 } } });
  await openTable(window2);
  const field = await openTill();
  await user().click(screen.getByRole("button", { name: "At the table" }));
  for (const total of ["€5.49", "€3.99"]) {
    await user().type(field, "zobo{Enter}");
    fill(screen.getByRole("combobox", { name: "Table" }), "window 2");
    await waitFor(() => expect(placeButton()).toHaveTextContent(total));
    await user().click(placeButton());
    await screen.findByText(new RegExp(`is in the kitchen: ${total}$`));
  }
});

test("an order at a table that was closed meanwhile says so, and the table is opened again", async () => {
  await serveTables();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...tableTerms, tableFee: 150 } } });
  const sitting = await openTable(window2);
  await orderAtTable(await sitDown(window2));
  const field = await openTill();
  await user().click(screen.getByRole("button", { name: "At the table" }));
  await user().type(field, "zobo{Enter}");
  const named = screen.getByRole("combobox", { name: "Table" });
  fill(named, "window 2");
  await waitFor(() => expect(placeButton()).toHaveTextContent("€3.99"));
  await closeSitting(sitting, "Ada");
  await user().click(placeButton());
  expect(await screen.findByText(/^Window 2 is closed$/)).toBeVisible();
  expect(screen.getByText(/^window 2 was closed meanwhile: the total is €5\.49 now\./)).toBeVisible();
  expect(named).toHaveAccessibleDescription("This table was closed meanwhile");
  expect(named).toHaveFocus();
  fill(named, "window 1");
  expect(screen.queryByRole("button", { name: "Open Window 2 again" })).toBeNull();
  fill(named, "window 2");
  await user().click(screen.getByRole("button", { name: "Open Window 2 again" }));
  await waitFor(() => expect(screen.queryByText(/^Window 2 is closed$/)).toBeNull());
  expect(named).toHaveAccessibleDescription("");
  await waitFor(() => expect(placeButton()).toHaveTextContent("€5.49"));
  await user().click(placeButton());
  await screen.findByText(/is in the kitchen: €5\.49$/);
  const { sittingId } = await db.order.findFirstOrThrow({ orderBy: { number: "desc" } });
  expect(await db.sitting.findUniqueOrThrow({ where: { id: sittingId ?? "" } })).toMatchObject({
    tableKey: window2,
    closedAt: null,
  });
});

import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { intercept, refusal } from "@/tests/support/component/api";
import { findOrderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { placedOrder } from "@/tests/support/orders/orders";

const { openOrders, user } = setUpOrdersBoard();

test("dishes of an order are swapped, the difference is shown, and the change is listed", async () => {
  const { id, number } = await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await openOrders();
  const row = await findOrderRow(number);
  await user().click(within(row).getByRole("button", { name: "Details" }));
  const details = await screen.findByRole("dialog", { name: `Order ${number}` });
  await user().click(within(details).getByRole("button", { name: "Change dishes" }));
  const dialog = await screen.findByRole("dialog", { name: `Change order ${number}` });
  const submit = () => within(dialog).getByRole("button", { name: "Change the order" });
  await within(dialog).findByRole("combobox", { name: "Add a dish" });
  await user().click(submit());
  expect(within(dialog).getByText("Nothing is changed yet")).toBeVisible();
  await user().click(within(dialog).getByRole("button", { name: "One Zobo less" }));
  expect(within(dialog).getByText("$4.39 less")).toBeVisible();
  await user().type(within(dialog).getByRole("combobox", { name: "Add a dish" }), "jollof{Enter}");
  expect(within(dialog).getByText("$13.20 more")).toBeVisible();
  await user().click(submit());
  await screen.findByText(`Order ${number} was changed: $13.20 more`);
  expect(details).toHaveTextContent("− 1 × Zobo, + 1 × Jollof Rice with Chicken");
  const { lines, totalCents } = await db.order.findUniqueOrThrow({ where: { id }, include: { lines: true } });
  expect([lines.length, totalCents]).toEqual([2, 1378 + 1320]);
});

test("a change of an order with a voucher says that its discount stays", async () => {
  await db.voucher.create({
    data: {
      id: "v",
      restaurantId: "order1",
      code: "TWO",
      currency: "USD",
      kind: "percent",
      value: 1000,
      minimumCents: 700,
    },
  });
  const { number } = await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }], voucher: "TWO" });
  await openOrders();
  await user().click(within(await findOrderRow(number)).getByRole("button", { name: "Details" }));
  await user().click(await screen.findByRole("button", { name: "Change dishes" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Change order ${number}` }));
  await user().click(await dialog.findByRole("button", { name: "One Zobo less" }));
  expect(dialog.getByText("$3.95 less")).toBeVisible();
  expect(
    dialog.getByText(/dishes that stay keep their discount, also below its minimum order/),
  ).toBeVisible();
});

test("a refused change leaves the dialog open with the reason", async () => {
  const { number } = await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await openOrders();
  await user().click(within(await findOrderRow(number)).getByRole("button", { name: "Details" }));
  await user().click(await screen.findByRole("button", { name: "Change dishes" }));
  const dialog = await screen.findByRole("dialog", { name: `Change order ${number}` });
  await user().click(await within(dialog).findByRole("button", { name: "One Zobo less" }));
  intercept("POST /orders/{id}/changes", () =>
    refusal(409, { error: "Somebody else has changed order 1. Please look at it again." }),
  );
  await user().click(within(dialog).getByRole("button", { name: "Change the order" }));
  expect(await within(dialog).findByText(/Somebody else has changed/)).toBeVisible();
});

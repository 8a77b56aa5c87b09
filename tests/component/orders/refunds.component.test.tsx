import { expect, test } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { GuestRefunds } from "@/components/orders/status/guest-refunds";
import { requireOrder } from "@/lib/orders/server";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { intercept, madeCalls, refusal } from "@/tests/support/component/api";
import { findOrderRow, orderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { fill } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";

const { openOrders, token, user } = setUpOrdersBoard();

/** Makes an order of two Zobo for $13.78 that was paid in cash at its handover. */
async function paidOrder() {
  const order = await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await db.order.update({ where: { id: order.id }, data: { payment: "onHandover", status: "done" } });
  return order;
}

const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole("button", { name });

async function openDetails(number: number) {
  await openOrders();
  await user().click(button(await findOrderRow(number), "Details"));
  return screen.findByRole("dialog", { name: `Order ${number}` });
}

async function openDialog(number: number) {
  const details = await openDetails(number);
  await user().click(button(details, "Give money back"));
  return screen.findByRole("dialog", { name: `Give money back for order ${number}` });
}

const sentKeys = () =>
  madeCalls.flatMap(({ path, body }) =>
    path.endsWith("/refunds") ? [(body as { idempotencyKey: string }).idempotencyKey] : [],
  );

test("dishes and the fee are chosen, the sum follows, and the refund is shown everywhere", async () => {
  const { id, number } = await paidOrder();
  const dialog = await openDialog(number);
  const submit = () => button(dialog, /^Give back/);
  await user().click(submit());
  expect(within(dialog).getByText("Choose what to give back")).toBeVisible();
  expect(within(dialog).getByText("A reason is required")).toBeVisible();
  const dishes = within(dialog).getByRole("group", { name: "Dishes to give back" });
  expect(dishes).toHaveAccessibleDescription("Choose what to give back");
  await waitFor(() => expect(dishes).toHaveFocus());

  await user().click(button(dialog, "One Zobo more"));
  expect(submit()).toHaveTextContent("Give back $4.39");
  await user().click(within(dialog).getByRole("checkbox", { name: "Delivery fee, $5.00" }));
  expect(submit()).toHaveTextContent("Give back $9.39");
  await user().click(button(dialog, "Choose everything"));
  expect(submit()).toHaveTextContent("Give back $13.78");
  await user().click(button(dialog, "One Zobo less"));
  await user().click(within(dialog).getByRole("checkbox", { name: "Delivery fee, $5.00" }));
  await user().click(button(dialog, "Late"));
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("Late");
  await user().click(submit());
  await screen.findByText(`$4.39 of order ${number} were given back`);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  const details = screen.getByRole("dialog", { name: `Order ${number}` });
  const section = within(details).getByRole("region", { name: "Money back" });
  for (const text of ["$4.39", "Given back", "1 × Zobo", "Late"]) expect(section).toHaveTextContent(text);
  expect(details).toHaveTextContent("Given back−$4.39");
  expect(details).toHaveTextContent("Kept$9.39");
  await user().keyboard("{Escape}");
  expect(await screen.findByText("$4.39 given back")).toBeVisible();
  expect(orderRow(number)).toHaveTextContent("$9.39");

  const order = await requireOrder(id);
  cleanup();
  render(<GuestRefunds order={order} />);
  expect(screen.getByRole("list", { name: "Given back" })).toHaveTextContent(
    "$4.39 were given back. 1 × Zobo",
  );
  expect(document.body).not.toHaveTextContent("Late");
});

test("another amount can't exceed the rest; the same key is sent until it succeeds", async () => {
  const { number } = await paidOrder();
  const dialog = await openDialog(number);
  await user().click(button(dialog, "Another amount"));
  const amount = within(dialog).getByLabelText("Amount");
  fill(amount, "13.79");
  expect(within(dialog).getByText("Only $13.78 can be given back")).toBeVisible();
  fill(amount, "0");
  expect(amount).toHaveAccessibleDescription(/^Enter an amount, such as 13.78/);
  fill(amount, "four");
  expect(within(dialog).getByText("Enter an amount, such as 13.78")).toBeVisible();
  fill(amount, "4");
  fill(within(dialog).getByLabelText("Reason"), "The guest was kind");
  intercept("POST /orders/{id}/refunds", () => refusal(408));
  await user().click(button(dialog, "Give back $4.00"));
  expect(await within(dialog).findByRole("alert")).toBeVisible();
  intercept("POST /orders/{id}/refunds", () => undefined);
  await user().click(button(dialog, "Give back $4.00"));
  await screen.findByText(`$4.00 of order ${number} were given back`);
  expect(sentKeys()).toHaveLength(2);
  expect(new Set(sentKeys()).size).toBe(1);
});

test("a refund that somebody else made meanwhile is shown, and nothing is given back twice", async () => {
  const { id, number } = await paidOrder();
  const dialog = await openDialog(number);
  await user().click(button(dialog, "One Zobo more"));
  await user().click(button(dialog, "Wrong dish"));
  intercept("POST /orders/{id}/refunds", async () => {
    const body = { amountCents: 500, reason: "Late", idempotencyKey: "somebody-else" };
    await callRoute("POST /orders/{id}/refunds", { token: token(), params: { id }, body });
    return undefined;
  });
  await user().click(button(dialog, /^Give back/));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    `Somebody else has given money back in the meantime: $8.78 of order ${number} are left.`,
  );
  expect(await db.refund.count()).toBe(1);
});

test("a refund that waits for the provider is shown with its state, and the kitchen sees the dish", async () => {
  const order = await placedOrder();
  const { id, number } = order;
  await db.order.update({
    where: { id },
    data: { payment: "paid", paymentIntentId: "pi_1", disputedAt: new Date() },
  });
  const dialog = await openDialog(number);
  await user().click(button(dialog, "One Zobo more"));
  await user().click(button(dialog, "Not available"));
  await user().click(button(dialog, "Give back $4.39"));
  await screen.findByText(`$4.39 of order ${number} will be given back as soon as Stripe can be reached`);
  expect(screen.getByText("The guest’s bank disputes this payment")).toBeVisible();
  const section = await screen.findByRole("region", { name: "Money back" });
  expect(section).toHaveTextContent("Not sent yet");
  expect(button(section, "Retry")).toBeVisible();
  await user().keyboard("{Escape}");
  await user().click(screen.getByRole("button", { name: /^Kitchen ?view$/ }));
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  const ticket = await kitchen.findByRole("article", { name: `Order ${number}` });
  expect(ticket).toHaveTextContent("ZoboGiven back");
});

test("a returned dish that is sold out can be sold again", async () => {
  const { number } = await paidOrder();
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const dialog = await openDialog(number);
  expect(within(dialog).queryByRole("checkbox", { name: /^Sell/ })).toBeNull();
  await user().click(button(dialog, "One Zobo more"));
  await user().click(
    await within(dialog).findByRole("checkbox", { name: "Sell Zobo again: sold out at present" }),
  );
  await user().click(button(dialog, "Ordered by mistake"));
  await user().click(button(dialog, "Give back $4.39"));
  await screen.findByText(`$4.39 of order ${number} were given back`);
  expect(await db.soldOutDish.count()).toBe(0);
});

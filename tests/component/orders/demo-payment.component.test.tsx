import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { RightsProvider } from "@/components/accounts/role";
import { DemoPaymentNotice } from "@/components/payments/demo-payment-notice";
import { callRoute } from "@/tests/support/api/call";
import { findOrderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { press } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";

const { openOrders, openTab, token, user } = setUpOrdersBoard();

const words = /guests can order, but nobody is charged/;
const notice = () => screen.queryByText(words);

test("orders and menus say that payment is a demo, with the way to the keys, until keys are set", async () => {
  await openOrders();
  expect(notice()).toBeVisible();
  expect(screen.getByRole("link", { name: "Enter payment keys" })).toHaveAttribute(
    "href",
    "/admin?tab=settings",
  );
  await openTab("menus");
  expect(await screen.findByText(words)).toBeVisible();
  const body = { secret: "sk_test_portal1234", publishable: "pk_test_portal5678" };
  expect((await callRoute("POST /settings/payment-keys", { token: token(), body })).status).toBe(200);
  await openTab("menus");
  await screen.findByRole("heading", { name: "Restaurants" });
  expect(notice()).toBeNull();
  await openOrders();
  expect(notice()).toBeNull();
});

test("users who may not enter payment keys get the sentence without a link", () => {
  render(
    <RightsProvider rights={{ role: "kitchen" }}>
      <DemoPaymentNotice />
    </RightsProvider>,
  );
  expect(notice()).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a demo order is marked on the board, in the kitchen and in its details", async () => {
  const { number } = await placedOrder();
  await openOrders();
  const row = within(await findOrderRow(number));
  expect(row.getByText("Demo")).toBeVisible();
  await press(user(), "Details", row);
  const details = within(await screen.findByRole("dialog", { name: `Order ${number}` }));
  expect(details.getByText("Demo order: nobody was charged")).toBeVisible();
  await press(user(), "Close", details);
  await press(user(), "Kitchen view");
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  const ticket = within(await kitchen.findByRole("article", { name: `Order ${number}` }));
  expect(ticket.getByText("Demo")).toBeVisible();
  expect(ticket.queryByText("Not paid yet")).toBeNull();
});

import { expect, test } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import OrderPage from "@/app/(site)/orders/[id]/page";
import { db } from "@/lib/platform/db/client";
import { TestRouter } from "@/tests/support/component/router";
import { setUpScreens } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { stubNotifications } from "@/tests/support/push/stubbed-browser";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();
const { browser, asked, remove } = stubNotifications();

async function show(id: string) {
  cleanup();
  render(<TestRouter>{await OrderPage({ params: Promise.resolve({ id }) })}</TestRouter>);
}

async function openOrder(): Promise<string> {
  await configuredInstance();
  const { id } = await placedOrder();
  await show(id);
  return id;
}
const button = () => screen.findByRole("button", { name: "Notify me when it is ready" });

test("a guest is notified of an order after a press", async () => {
  const id = await openOrder();
  const shown = await button();
  expect(asked.times).toBe(0);
  await userEvent.click(shown);
  expect(await screen.findByText("This device is notified")).toBeVisible();
  expect(await db.pushSubscription.findMany()).toMatchObject([{ orderId: id, sessionId: null }]);
});

test("a page that is loaded again knows that its device is notified, until the guest stops that", async () => {
  const id = await openOrder();
  await userEvent.click(await button());
  await screen.findByText("This device is notified");
  await show(id);
  expect(await screen.findByText("This device is notified")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stop notifying me" }));
  const again = await button();
  await waitFor(() => expect(again).toHaveFocus());
  expect(await db.pushSubscription.count()).toBe(0);
  await show(id);
  await button();
  expect(screen.queryByText("This device is notified")).toBeNull();
});

test("a refused permission is explained, and a failure shown beside the button", async () => {
  const id = await openOrder();
  await db.order.update({ where: { id }, data: { status: "done" } });
  await userEvent.click(await button());
  expect(await screen.findByText("This order is done.")).toBeVisible();
  browser.answer = "denied";
  await userEvent.click(await button());
  await waitFor(() => expect(screen.getByText(/Notifications of this site are blocked/)).toBeVisible());
  expect(await db.pushSubscription.count()).toBe(0);
});

test("a browser without notifications keeps the page open", async () => {
  remove();
  await openOrder();
  expect(await screen.findByText(/This browser can’t notify you\. Keep this page open/)).toBeVisible();
});

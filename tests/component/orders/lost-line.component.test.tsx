import { expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import OrderPage from "@/app/(site)/orders/[id]/page";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { listening, receiveEvents } from "@/tests/support/component/events";
import { TestRouter } from "@/tests/support/component/router";
import { setUpScreens } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();
receiveEvents();

test("a guest whose page can't read the order is told so, until it can again", async () => {
  const token = await configuredInstance();
  const { id } = await placedOrder();
  const step = (status: "preparing" | "ready", expected: "new" | "preparing") =>
    callRoute("POST /orders/{id}/status", { token, params: { id }, body: { status, expected } });
  render(<TestRouter>{await OrderPage({ params: Promise.resolve({ id }) })}</TestRouter>);
  await listening();
  await screen.findByText("The kitchen has your order");
  const answer = intercept("GET /orders/{id}", async () => refusal(503));
  await step("preparing", "new");
  const lost = /^The connection to the restaurant is lost/;
  expect(await screen.findByText(lost, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText("The kitchen has your order")).toBeVisible();
  answer();
  await step("ready", "preparing");
  await screen.findByText("Your order is on its way", {}, { timeout: 10_000 });
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
});

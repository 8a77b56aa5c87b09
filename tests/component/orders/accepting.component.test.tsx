import { expect, test } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import OrderPage from "@/app/(site)/orders/[id]/page";
import { emptyProfile } from "@/lib/business-profile/schema";
import { clearCachedReads } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { TestRouter } from "@/tests/support/component/router";
import { placedOrder } from "@/tests/support/orders/orders";

const { openTab, token, undo, user } = setUpOrdersBoard();

const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole("button", { name });

async function openKitchen() {
  await openTab("orders", "/admin?tab=orders&view=kitchen");
  const kitchen = await screen.findByRole("dialog", { name: "Kitchen" });
  const ticket = (number: number) => within(kitchen).findByRole("article", { name: `Order ${number}` });
  return { kitchen, ticket };
}

const minutesUntil = async (id: string) => {
  const { promisedAt } = await db.order.findUniqueOrThrow({ where: { id } });
  return promisedAt && Math.round((promisedAt.getTime() - Date.now()) / 60_000);
};

test("the kitchen accepts an order with the proposed time, a changed one, and delays it", async () => {
  const { id, number } = await placedOrder();
  const { ticket } = await openKitchen();
  const one = await ticket(number);
  expect(within(one).getByText("20 min")).toBeVisible();
  await user().click(button(one, "5 minutes more"));
  await user().click(button(one, "5 minutes more"));
  await user().click(button(one, "5 minutes less"));
  await user().click(button(one, "Accept"));
  await waitFor(async () => expect(await ticket(number)).toHaveTextContent(/in 25 min/));
  await waitFor(async () => expect(await minutesUntil(id)).toBe(25));
  await user().click(button(await ticket(number), /^\+10/));
  await waitFor(async () => expect(await ticket(number)).toHaveTextContent(/in 35 min/));
  await waitFor(async () => expect(await minutesUntil(id)).toBe(35));

  await placedOrder({ name: "The next" });
  const news = await screen.findByRole("region", { name: /^New/ });
  await waitFor(() => expect(news).toHaveTextContent("25 min"));
});

test("a rejected order gives its guest the reason, and can be taken back", async () => {
  const { id, number } = await placedOrder();
  const { kitchen, ticket } = await openKitchen();
  await user().click(button(await ticket(number), "Reject order"));
  const question = await screen.findByRole("alertdialog", { name: `Reject order ${number}?` });
  await user().click(button(question, "Keep the order"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user().click(button(await ticket(number), "Reject order"));
  await user().click(button(await screen.findByRole("alertdialog"), "A dish is sold out"));
  await user().click(button(screen.getByRole("alertdialog"), "Reject order"));
  await waitFor(() => expect(within(kitchen).queryByRole("article")).toBeNull());
  const rejected = {
    status: "cancelled",
    cancelledBy: "restaurant",
    cancelReason: "A dish is sold out",
  };
  await waitFor(async () =>
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject(rejected),
  );
  await undo(`Order ${number} was rejected`);
  expect(await ticket(number)).toBeVisible();
});

/** Opens the page of an order as its guest. */
async function openOrder(id: string) {
  cleanup();
  history.replaceState(null, "", `/orders/${id}`);
  render(<TestRouter>{await OrderPage({ params: Promise.resolve({ id }) })}</TestRouter>);
}
const step = (id: string, body: { status: "preparing" | "cancelled"; expected: "new" | "preparing" }) =>
  callRoute("POST /orders/{id}/status", {
    token: token(),
    params: { id },
    body: { ...body, ...(body.status === "preparing" && { readyInMinutes: 25 }) },
  });

test("the guest sees that an order waits, is accepted for a time, late and cancelled", async () => {
  await openTab("orders");
  const { id } = await placedOrder();
  await openOrder(id);
  expect(await screen.findByText(/has not confirmed it yet/)).toBeVisible();
  await step(id, { status: "preparing", expected: "new" });
  expect(await screen.findByText(/about (.+, )?\d+:\d\d/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Cancel this order" })).toBeNull();
  await db.order.update({ where: { id }, data: { promisedAt: new Date(Date.now() - 60_000) } });
  await openOrder(id);
  expect(await screen.findByText(/takes longer than promised/)).toBeVisible();
  await step(id, { status: "cancelled", expected: "preparing" });
  expect(await screen.findByText("The restaurant won’t make this order.")).toBeVisible();
});

test("a guest who waits learns that the kitchen is offline, and whom to call", async () => {
  await openTab("orders");
  const { id } = await placedOrder();
  const seenAt = new Date(Date.now() - 10 * 60_000);
  await db.kitchenPresence.upsert({ where: { id: 1 }, create: { seenAt }, update: { seenAt } });
  clearCachedReads();
  await openOrder(id);
  const notice = await screen.findByText(/^The kitchen was last online at (.+, )?\d+:\d\d/);
  expect(notice).not.toHaveTextContent("If you hear nothing");
  const profile = { ...emptyProfile, phones: [{ label: "", number: "+49 171 2345678" }] };
  await db.businessProfile.upsert({
    where: { id: 1 },
    create: { version: 1, content: profile },
    update: { content: profile },
  });
  clearCachedReads();
  await openOrder(id);
  const call = await screen.findAllByRole("link", { name: "+49 171 2345678" });
  expect(call[0]).toHaveAttribute("href", "tel:+491712345678");
  expect(screen.getByText(/^The kitchen was last online/)).toHaveTextContent("If you hear nothing, call");
});

test("the guest cancels an order before it is accepted; too late, the page says so", async () => {
  await openTab("orders");
  const { id } = await placedOrder();
  await openOrder(id);
  const cancel = () => fireEvent.click(screen.getByRole("button", { name: "Cancel this order" }));
  cancel();
  expect(screen.getByRole("region", { name: "Cancel this order?" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(screen.getByRole("button", { name: "Cancel this order" })).toHaveFocus();
  cancel();
  intercept("POST /orders/{id}/cancel", async () =>
    refusal(409, { error: "The restaurant has just accepted it." }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("has just accepted it");
  intercept("POST /orders/{id}/cancel", async () => undefined);
  fireEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  expect(await screen.findByText("You cancelled this order.")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "This order was cancelled" })).toHaveFocus(),
  );
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("This order was cancelled");
  expect(screen.queryByRole("button", { name: "Cancel this order" })).toBeNull();
});

test("the kitchen counts all dishes, shows its station, and brings the last order back", async () => {
  const both = await placedOrder({
    dishes: [
      { id: "zobo", quantity: 2 },
      { id: "jollof-chicken", quantity: 1 },
    ],
  });
  const drinks = await placedOrder({ dishes: [{ id: "zobo", quantity: 3 }] });
  const { kitchen, ticket } = await openKitchen();
  await user().click(button(kitchen, "All day"));
  const counts = await within(kitchen).findByRole("region", { name: "All day" });
  await waitFor(() => expect(counts).toHaveTextContent("5 × Zobo1 × Jollof Rice with Chicken"));

  const stations = await within(kitchen).findByRole("group", { name: "Station" });
  await user().click(button(stations, "Mains"));
  await waitFor(() => expect(within(kitchen).getAllByRole("article")).toHaveLength(1));
  expect(await ticket(both.number)).toBeVisible();
  expect(counts).toHaveTextContent(/^1 × Jollof Rice with Chicken$/);

  await db.order.update({ where: { id: drinks.id }, data: { status: "done", doneAt: new Date() } });
  await user().click(button(kitchen, "Last done"));
  await within(await screen.findByRole("dialog", { name: "Last done" })).findByText("No order is done yet.");
  await user().keyboard("{Escape}");
  await user().click(button(stations, "All stations"));
  await user().click(button(kitchen, "Last done"));
  const done = await screen.findByRole("dialog", { name: "Last done" });
  await user().click(await within(done).findByRole("button", { name: /^Back to ready/ }));
  const ready = within(kitchen).getByRole("region", { name: /^Ready/ });
  await waitFor(() => expect(ready).toHaveTextContent(`Order ${drinks.number}`));
});

import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { intercept, madeCalls } from "@/tests/support/component/api";
import { findOrderRow, orderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { placedOrder } from "@/tests/support/orders/orders";

const { openOrders, openTab, token, undo, user } = setUpOrdersBoard();

const sendOrder = async (placed: Parameters<typeof placedOrder>[0] = {}) =>
  (await placedOrder(placed)).number;
const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole("button", { name });
const expectText = (find: () => HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(find()).toHaveTextContent(text));
/** Waits for an alert with this text. */
const expectAlert = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text).closest("[role=alert]")).toBeVisible());

test("an order appears automatically, is advanced, undone and filtered", async () => {
  await openOrders();
  const number = await sendOrder({ name: "Gil Guest" });
  const row = await findOrderRow(number);
  for (const text of ["1 × Zobo", "Gil Guest", "$9.39", "Demo"]) expect(row).toHaveTextContent(text);
  await screen.findByText(`New order ${number}`);

  await user().click(button(row, /^Accept/));
  await expectText(() => orderRow(number), "Preparing");
  await undo(`Order ${number} is being prepared`);
  await waitFor(() => expect(button(orderRow(number), /^Accept/)).toBeVisible());

  const other = await sendOrder({ restaurantId: "order2" });
  await findOrderRow(other);
  await user().click(screen.getByRole("button", { name: "Trattoria Lina" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: `Order ${number}` })).toBeNull());
  expect(await findOrderRow(other)).toBeVisible();
  await user().click(screen.getByRole("button", { name: "Done" }));
  await screen.findByText("No such orders");
  await user().click(screen.getByRole("button", { name: /^New/ }));
  button(await findOrderRow(other), /^Accept/).focus();
  await user().keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("article", { name: `Order ${other}` })).toBeNull());
  await waitFor(() => expect(screen.getByRole("region", { name: "Orders, newest first" })).toHaveFocus());
});

test("a change on one screen appears on the other", async () => {
  await openOrders();
  const { id, number } = await placedOrder();
  const row = await findOrderRow(number);
  intercept("POST /orders/{id}/status", async () => {
    const body = { status: "cancelled", expected: "new" } as const;
    await callRoute("POST /orders/{id}/status", { token: token(), params: { id }, body });
    return undefined;
  });
  await user().click(button(row, /^Accept/));
  const message = `Somebody else has changed order ${number}: it is cancelled now.`;
  await expectAlert(message);
  await expectText(() => orderRow(number), "Cancelled");
});

test("an order's details show all its data and offer every step", async () => {
  await openOrders();
  const number = await sendOrder({ name: "<b>Gil</b>", dishes: [{ id: "jollof-chicken", quantity: 2 }] });
  button(await findOrderRow(number), "Details").focus();
  await user().keyboard("{Enter}");
  const details = await screen.findByRole("dialog", { name: `Order ${number}` });
  expect(details).toHaveTextContent("2 × Jollof Rice with Chicken");
  expect(details).toHaveTextContent("<b>Gil</b>");
  for (const sum of ["$31.98", "$3.20", "$5.00", "$40.18"]) expect(details).toHaveTextContent(sum);
  expect(within(details).getByRole("link", { name: "guest@example.com" })).toBeVisible();
  await user().click(button(details, "Reject order"));
  const question = await screen.findByRole("alertdialog", { name: `Reject order ${number}?` });
  await user().click(button(question, "We are closing"));
  await user().click(button(question, "Reject order"));
  await expectText(() => details, "Cancelled: We are closing");
  await undo(`Order ${number} was rejected`);
  await waitFor(() => expect(button(details, /^Accept/)).toBeVisible());
  await user().keyboard("{Escape}");
  await waitFor(() => expect(button(orderRow(number), "Details")).toHaveFocus());
});

test("older orders are loaded on request, and new ones appear above them", async () => {
  for (let guest = 0; guest < 51; guest++)
    await placedOrder({ name: `Guest ${guest}`, restaurantId: "order2" });
  await openOrders();
  const list = within(screen.getByRole("region", { name: "Orders, newest first" }));
  const rows = () => list.getAllByRole("article");
  expect(rows()).toHaveLength(50);
  await user().click(screen.getByRole("button", { name: "Show older orders" }));
  await waitFor(() => expect(rows()[50]).toHaveTextContent("Guest 0"));
  await placedOrder({ name: "Late Guest", restaurantId: "order2" });
  await waitFor(() => expect(rows()[0]).toHaveTextContent("Late Guest"));
  expect(rows()[51]).toHaveTextContent("Guest 0");
});

test("an order that arrives while the page opens is announced, an existing one is not", async () => {
  const there = await sendOrder({ name: "Early" });
  let arriving: Promise<number> | undefined;
  intercept("GET /orders", async ({ path }) => {
    if (!path.startsWith("/orders?status=new")) return undefined;
    arriving ??= sendOrder({ name: "Just now" });
    await arriving;
    return undefined;
  });
  await openOrders();
  await waitFor(() => expect(arriving).toBeDefined());
  await screen.findByText(`New order ${await arriving}`);
  expect(orderRow(there)).toBeVisible();
  expect(screen.queryByText(`New order ${there}`)).toBeNull();
});

test("a new order rings although the first read of it failed", async () => {
  await openOrders();
  let failures = 0;
  intercept("GET /orders", ({ path }) =>
    path.startsWith("/orders?status=new&") && failures++ === 0
      ? new Response("{}", { status: 503 })
      : undefined,
  );
  const number = await sendOrder();
  await screen.findByText(`New order ${number}`);
  expect(failures).toBeGreaterThan(1);
});

test("an order is updated by the answer to its step, even while others arrive", async () => {
  await openOrders();
  const noticed = () => madeCalls.filter(({ path }) => path.startsWith("/orders?status=new&")).length;
  const releases: (() => void)[] = [];
  intercept("GET /orders", async ({ path }, answer) => {
    if (!path.startsWith("/orders?limit=")) return undefined;
    const answered = await answer();
    await new Promise<void>((release) => releases.push(release));
    return answered;
  });
  const sendNoticed = async () => {
    const before = noticed();
    const number = await sendOrder();
    await waitFor(() => expect(noticed()).toBeGreaterThan(before));
    return number;
  };
  const first = await sendNoticed();
  await waitFor(() => expect(releases).toHaveLength(1));
  const second = await sendNoticed();
  releases.shift()?.();
  await findOrderRow(first);
  await waitFor(() => expect(releases).toHaveLength(1));
  releases.shift()?.();
  await findOrderRow(second);

  await user().click(button(orderRow(first), /^Accept/));
  await waitFor(() => expect(button(orderRow(first), "Mark ready")).toBeVisible());
});

test("the kitchen view shows open orders, oldest first, and advances them", async () => {
  await openOrders();
  const first = await sendOrder();
  const second = await sendOrder({ restaurantId: "order2" });
  const open = screen.getByRole("button", { name: /^Kitchen ?view$/ });
  open.focus();
  await user().keyboard("{Enter}");
  const kitchen = await screen.findByRole("dialog", { name: "Kitchen" });
  const column = (name: RegExp) => within(kitchen).getByRole("region", { name });
  const headings = (name: RegExp) =>
    within(column(name))
      .queryAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  const expectHeadings = (name: RegExp, ...numbers: number[]) =>
    waitFor(() => expect(headings(name)).toEqual(numbers.map((number) => `Order ${number}`)));
  const ticket = (number: number) => within(kitchen).getByRole("article", { name: `Order ${number}` });
  await expectHeadings(/^New/, first, second);
  await user().click(button(ticket(first), /^Accept/));
  await expectHeadings(/^Preparing/, first);
  await user().click(button(ticket(first), "Mark ready"));
  await waitFor(() => expect(within(column(/^Ready/)).getAllByRole("article")).toHaveLength(1));
  await undo(`Order ${first} is ready`);
  await waitFor(() => expect(within(column(/^Preparing/)).getAllByRole("article")).toHaveLength(1));
  const third = await sendOrder();
  await expectHeadings(/^New/, second, third);
  await user().click(button(kitchen, "Baobab Kitchen"));
  await expectHeadings(/^New/, third);
  await user().keyboard("{Escape}");
  await waitFor(() => expect(kitchen).not.toBeInTheDocument());
  expect(open).toHaveFocus();
});

test("a kitchen view opened by its address leaves the focus on the button that opens it", async () => {
  await openTab("orders", "/admin?tab=orders&view=kitchen");
  const kitchen = await screen.findByRole("dialog", { name: "Kitchen" });
  await user().keyboard("{Escape}");
  await waitFor(() => expect(kitchen).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: /^Kitchen ?view$/ })).toHaveFocus());
});

test("cancelling a paid order asks to confirm the amount, and shows the open refund", async () => {
  const { id, number } = await placedOrder();
  await db.order.update({ where: { id }, data: { payment: "paid", paymentIntentId: "pi_1" } });
  await openOrders();
  await user().click(button(orderRow(number), "Details"));
  const details = await screen.findByRole("dialog", { name: `Order ${number}` });
  const question = () =>
    screen.findByRole("alertdialog", { name: `Reject order ${number} and give $9.39 back?` });
  await user().click(button(details, "Reject order"));
  await user().click(button(await question(), "Keep the order"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user().click(button(details, "Reject order"));
  // Without the provider's keys the refund can't be requested: the order is cancelled, and the open refund stays
  // visible.
  await user().click(button(await question(), "Reject and give $9.39 back"));
  await expectAlert(/^Order \d+ was rejected, but \$9\.39 could not be given back\./);
  expect(await within(details).findByText("Refund due")).toBeVisible();
  expect(within(details).queryByRole("button", { name: /^Reopen/ })).toBeNull();
  await user().click(button(details, "Give $9.39 back"));
  await expectAlert(/^Card payment is not set up here\./);

  await db.order.update({ where: { id }, data: { refund: "done" } });
  cleanup();
  await openOrders();
  expect(within(orderRow(number)).getByText("Refunded")).toBeVisible();
});

test("the kitchen sees when an order becomes paid", async () => {
  const { id, number } = await placedOrder();
  await db.order.update({ where: { id }, data: { payment: "processing", paymentIntentId: "pi_1" } });
  await openOrders();
  expect(await within(orderRow(number)).findByText("Payment processing")).toBeVisible();
  await user().click(screen.getByRole("button", { name: /^Kitchen ?view$/ }));
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  const ticket = () => kitchen.getByRole("article", { name: new RegExp(`^Order ${number}`) });
  await expectText(ticket, "Not paid yet");
  await db.order.update({ where: { id }, data: { payment: "paid" } });
  await db.$executeRaw`SELECT pg_notify('orders', '')`;
  await waitFor(() => expect(ticket()).not.toHaveTextContent("Not paid yet"));
});

import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { GET as exportBook } from "@/app/api/orders/book/export/route";
import { db } from "@/lib/platform/db/client";
import { get } from "@/tests/support/api/request";
import { intercept } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { placedOrder } from "@/tests/support/orders/orders";

const { openTab, token } = setUpPortal();

async function orderAt(createdAt: string, changed: Parameters<typeof db.order.update>[0]["data"] = {}) {
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { payment: "paid", createdAt, ...changed } });
  return id;
}

const openBook = (month: string) => openTab("orders", `/admin?tab=orders&view=book&month=${month}`);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("the month lists its business days, adds up, and shows the breakdown of a day", async () => {
  await orderAt("2026-03-03T20:00:00Z");
  await orderAt("2026-03-04T01:00:00Z", { payment: "onHandover", kind: "pickup" });
  const createdAt = "2026-03-05T12:00:00Z";
  const id = await orderAt(createdAt, { status: "cancelled", refund: "done" });
  const refund = { id, orderId: id, amountCents: 939, reason: "Cancelled", author: "" };
  await db.refund.create({ data: { ...refund, status: "done", idempotencyKey: id, createdAt } });
  const user = await openBook("2026-03");
  const days = await screen.findByRole("region", { name: "Days of March 2026 in USD" });
  const rows = within(days).getAllByRole("row").slice(1);
  expect(rows.map(cellsOf)).toEqual([
    ["2", "$18.78", "$0.80", "$10.00", "$0.00", "$18.78"],
    ["1", "$9.39", "$0.40", "$5.00", "$9.39", "$0.00"],
    ["3", "$28.17", "$1.20", "$15.00", "$9.39", "$18.78"],
  ]);
  const rates = screen.getByRole("table", { name: "By tax rate" });
  expect(cellsOf(within(rates).getByRole("row", { name: /^10%/ }))).toEqual([
    "$11.97",
    "$1.20",
    "$13.17",
    "$4.39",
    "$0.40",
  ]);
  expect(screen.getByText(/This is no fiscal record/)).toBeVisible();

  const first = within(days).getByRole("button", { name: "Tue, Mar 3" });
  first.focus();
  await user.keyboard("{Enter}");
  const details = await screen.findByRole("dialog", { name: "Tuesday, March 3, 2026" });
  expect(cellsOf(within(details).getByRole("row", { name: /^On handover/ }))).toEqual(["1", "$9.39"]);
  expect(cellsOf(within(details).getByRole("row", { name: /^Pickup/ }))).toEqual(["1", "$9.39"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(first).toHaveFocus());
});

test("tips and discounts are listed by day, add up, and are those of the export", async () => {
  await orderAt("2026-03-03T20:00:00Z", { tipCents: 100, totalCents: 1039 });
  await orderAt("2026-03-04T20:00:00Z", { tipCents: 50, discountCents: 200, totalCents: 789 });
  await openBook("2026-03");
  const days = await screen.findByRole("region", { name: "Days of March 2026 in USD" });
  const [head, ...rows] = within(days).getAllByRole("row");
  const titles = within(head as HTMLElement)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  const column = (title: string) => rows.map((row) => cellsOf(row)[titles.indexOf(title) - 1]);
  expect(column("Turnover")).toEqual(["$10.39", "$7.89", "$18.28"]);
  expect(column("Tips")).toEqual(["$1.00", "$0.50", "$1.50"]);
  expect(column("Discounts")).toEqual(["$0.00", "$2.00", "$2.00"]);
  const { body } = await get(exportBook, { token: token(), query: "?month=2026-03" });
  const [csvTitles = [], ...csvRows] = String(body)
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  for (const title of ["Turnover", "Tips", "Discounts", "Refunds"])
    expect(csvRows.map((row) => `$${row[csvTitles.indexOf(title)]}`)).toEqual(column(title));
});

test("months are left by keyboard, an empty one says so, and the export is of the shown one", async () => {
  await orderAt("2026-03-03T20:00:00Z");
  const user = await openBook("2026-04");
  await screen.findByText("No turnover in April 2026");
  screen.getByRole("button", { name: "Previous month" }).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("region", { name: "Days of March 2026 in USD" });
  expect(location.search).toBe("?tab=orders&view=book&month=2026-03");
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/orders\/book\/export\?month=2026-03$/),
  );
  await user.click(screen.getByRole("button", { name: "This month" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled());
  expect(screen.getByRole("heading", { level: 2, name: /20\d\d$/ })).toHaveFocus();
});

test("a restaurant is chosen, and stays chosen in a month without orders", async () => {
  await orderAt("2026-03-03T20:00:00Z");
  await orderAt("2026-03-03T20:00:00Z", { restaurantId: "order2", restaurantName: "Trattoria Lina" });
  const user = await openBook("2026-03");
  const lina = await screen.findByRole("button", { name: "Trattoria Lina" });
  await user.click(lina);
  await waitFor(() => expect(screen.getAllByText("$9.39").length).toBeGreaterThan(0));
  expect(lina).toHaveFocus();
  expect(lina).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "Previous month" }));
  await screen.findByText("No turnover in February 2026");
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    expect.stringMatching(/month=2026-02&restaurantId=order2$/),
  );
});

test("a failed read is reported, and repeated on request", async () => {
  const restore = intercept("GET /orders/book", () => new Response("{}", { status: 503 }));
  const user = await openBook("2026-03");
  const retry = await screen.findByRole("button", { name: "Try again" });
  restore();
  await user.click(retry);
  await screen.findByText("No turnover in March 2026");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the orders lead to the book", async () => {
  const user = await openTab("orders");
  await user.click((await screen.findAllByRole("link", { name: "Day’s book" })).at(-1) as HTMLElement);
  await screen.findByText(/^No turnover in/);
});

import { beforeEach, expect, jest, test } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { TableScreen } from "@/components/tables/guest/table-screen";
import { db } from "@/lib/platform/db/client";
import { english } from "@/lib/platform/language/translate";
import { takeSeat, viewSeat } from "@/lib/tables/seat.server";
import { closeSitting } from "@/lib/tables/sittings.server";
import { keepCookies } from "@/tests/support/component/api";
import { TestRouter } from "@/tests/support/component/router";
import { press, setUpScreens } from "@/tests/support/component/screen";
import { configuredInstance } from "@/tests/support/setup/instance";
import { codeOf, openTable, replaceCode, serveTables, window1 } from "@/tests/support/tables/tables";

setUpScreens();

beforeEach(async () => {
  jest.useRealTimers();
  keepCookies();
  await configuredInstance();
  await serveTables();
});

/** Scans the code of a table, as the page of its address does. */
async function scan(tableKey: string) {
  cleanup();
  const code = await codeOf(tableKey);
  history.replaceState(null, "", `/table/${code}`);
  const state = await takeSeat(code, null);
  const { restaurantId, restaurantName, path, theme } = state.table.restaurant;
  render(
    <TestRouter>
      <TableScreen
        code={code}
        seat={await viewSeat(state, english)}
        restaurant={{ restaurantId, restaurantName, path, theme }}
        phone={null}
      />
    </TestRouter>,
  );
  await waitFor(() => expect(location.pathname).toBe("/table/here"));
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

const order = (idempotencyKey: string) =>
  fetch("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      restaurantId: "order1",
      kind: "table",
      pays: "onHandover",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey,
    }),
  });
const look = () => fireEvent(document, new Event("visibilitychange"));

test("a guest of a free table reads the menu and calls the waiter, and orders once it is open", async () => {
  const user = await scan(window1);
  expect(screen.getByRole("heading", { name: "Window 1" })).toBeVisible();
  expect(screen.getByText(/^The staff have not opened this table yet\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Read the menu" })).toHaveAttribute("href", "/order1");
  expect(screen.queryByRole("button", { name: "The bill please" })).toBeNull();
  await press(user, "Call the waiter");
  expect(await screen.findByText("The waiter has been called")).toBeVisible();
  expect(await db.tableRequest.count()).toBe(1);
  await openTable(window1);
  look();
  expect(await screen.findByRole("link", { name: "Menu and order" })).toBeVisible();
  await waitFor(() =>
    expect(sessionStorage.getItem("table")).toBe('{"restaurantId":"order1","tableName":"Window 1"}'),
  );
});

test("the phone's own orders are listed until the table is closed", async () => {
  const id = await openTable(window1);
  const user = await scan(window1);
  expect(screen.getByText(/^Nothing yet\./)).toBeVisible();
  expect((await order("first-at-table")).status).toBe(200);
  look();
  const own = within(screen.getByRole("region", { name: "Your orders" }));
  expect(await own.findByRole("link")).toHaveTextContent(/Sent to the kitchen€3\.99/);
  await press(user, "The bill please");
  expect(await screen.findByText("The bill has been asked for")).toBeVisible();
  await closeSitting(id, "Ada");
  look();
  expect(await screen.findByText(/^This table was closed since/)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your orders" })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem("table")).toBeNull());
  expect((await order("after-closing")).status).toBe(409);
});

test("a code that is replaced meanwhile says so", async () => {
  await openTable(window1);
  await scan(window1);
  await replaceCode(window1);
  look();
  expect(await screen.findByText(/^This code is not valid any more\./)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a phone whose seat has ended is told to scan the code again", async () => {
  await openTable(window1);
  await scan(window1);
  keepCookies();
  look();
  expect(await screen.findByText("Scan the code on your table first, or ask the staff.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

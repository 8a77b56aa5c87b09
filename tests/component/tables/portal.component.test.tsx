import { expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { listening, receiveEvents } from "@/tests/support/component/events";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";
import {
  codeOf,
  openTable,
  orderAtTable,
  serveTables,
  sitDown,
  window1,
} from "@/tests/support/tables/tables";

receiveEvents();
const { openTab } = setUpPortal();

const CODES = "/admin?tab=tables&view=codes";
const table = (name: string) => screen.getByRole("listitem", { name });
const section = (name: string | RegExp) => screen.getByRole("region", { name });

test("a table is opened and closed, after a question that names the amount to be paid", async () => {
  await serveTables();
  const user = await openTab("tables");
  expect(await screen.findByRole("listitem", { name: "Window 1" })).toHaveTextContent("free");
  await press(user, /^Open.*Window 1$/);
  await toastWith("Window 1 is open");
  expect(await within(table("Window 1")).findByText("No orders yet")).toBeVisible();
  expect(await db.sitting.findFirstOrThrow()).toMatchObject({ tableKey: window1, closedAt: null });
  await listening();
  await orderAtTable(await sitDown(window1));
  expect(await within(table("Window 1")).findByText(/^1 order, €3\.99/)).toBeVisible();
  await press(user, /^Close.*Window 1$/);
  const question = await screen.findByRole("alertdialog", { name: "Close Window 1?" });
  expect(question).toHaveTextContent(/An order is not done yet\. €3\.99 are to be paid at the table\./);
  await press(user, "Cancel", within(question));
  expect(await db.sitting.count({ where: { closedAt: null } })).toBe(1);
  await press(user, /^Close.*Window 1$/);
  await press(user, "Close it", within(await screen.findByRole("alertdialog")));
  await toastWith("Window 1 is closed");
  expect(await db.sitting.count({ where: { closedAt: null } })).toBe(0);
  await waitFor(() => expect(within(table("Window 1")).getByText("2 seats, free")).toBeVisible());
});

test("a request of a guest appears at once, and goes when somebody has done it", async () => {
  await serveTables();
  await openTable(window1);
  const user = await openTab("tables");
  await listening();
  const cookie = await sitDown(window1);
  await callRoute("POST /tables/seat/requests", { cookie, body: { kind: "bill" } });
  const list = within(section("Asked for at the tables"));
  expect(await list.findByRole("listitem")).toHaveTextContent(/^Window 1: bill please/);
  await press(user, /^Done.*Window 1, bill please$/);
  await waitFor(() => expect(list.queryByRole("listitem")).toBeNull());
  expect((await db.tableRequest.findFirstOrThrow()).doneAt).not.toBeNull();
});

test("the orders show the requests of the tables as well", async () => {
  await serveTables();
  await callRoute("POST /tables/seat/requests", {
    cookie: await sitDown(window1),
    body: { kind: "waiter" },
  });
  const user = await openTab("orders");
  await press(user, /^Done.*Window 1, waiter called$/);
  await waitFor(async () => expect(await db.tableRequest.count({ where: { doneAt: null } })).toBe(0));
});

test("the codes are printed on a sheet, and one or all are replaced after a question", async () => {
  await serveTables();
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  const user = await openTab("tables", CODES);
  const before = await codeOf(window1);
  const card = await screen.findByRole("listitem", { name: "Window 1" });
  expect(within(card).getByRole("img", { name: "The code of Window 1" })).toBeVisible();
  expect(card).toHaveTextContent(`localhost:3000/table/${before}`);
  expect(screen.getByText("Check the address before you print")).toBeVisible();
  await press(user, "Print or save as PDF");
  expect(print).toHaveBeenCalledTimes(1);

  await press(user, /^Replace.*Window 1$/);
  await press(user, "Cancel", within(await screen.findByRole("alertdialog")));
  expect(await codeOf(window1)).toBe(before);
  await press(user, /^Replace.*Window 1$/);
  await press(user, "Replace", within(await screen.findByRole("alertdialog")));
  await toastWith("The code of Window 1 was replaced. Print it now.");
  const after = await codeOf(window1);
  expect(after).not.toBe(before);
  expect(table("Window 1")).toHaveTextContent(after);
  await press(user, "Replace all");
  await press(user, "Replace", within(await screen.findByRole("alertdialog")));
  await toastWith("The code of all tables was replaced. Print it now.");
  expect(await db.tableCode.count()).toBe(4);
});

test("a restaurant without orders at the table names the missing setting", async () => {
  await openTab("tables");
  expect(screen.getAllByText(/^Guests can read the menu and call the waiter/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Tables and times" })).toHaveAttribute(
    "href",
    "/admin?tab=reservations&view=rules",
  );
});

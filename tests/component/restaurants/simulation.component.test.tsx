import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import type { SimulationSummary } from "@/lib/simulation/answers";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";

const portal = setUpPortal();
const BUTTON = "Try on last month’s orders";

const dialog = async () =>
  within(await screen.findByRole("dialog", { name: "Last month’s orders by your draft" }));
async function tryHours(): Promise<UserEvent> {
  const user = await portal.openTab("hours");
  await user.click(await screen.findByRole("button", { name: BUTTON }));
  return user;
}

const summary: SimulationSummary = {
  from: "2026-10-27T12:00:00.000Z",
  timeZone: "Europe/Berlin",
  orders: 430,
  left: 0,
  reproduced: 430,
  repriced: 0,
  notComparable: 0,
  refusedOrders: 0,
  changedTotals: 0,
  postponed: 0,
  refused: [],
  turnover: [
    {
      currency: "EUR",
      orders: 430,
      beforeCents: 1_000_000,
      afterCents: 1_000_000,
      beforeTaxCents: 65_421,
      afterTaxCents: 65_421,
      changeBasisPoints: 0,
    },
  ],
  fullTimes: [],
  moreFullTimes: 0,
};
const answer = (changed: Partial<SimulationSummary>) => () =>
  Response.json({ success: true, ...summary, ...changed });

test("a restaurant without orders is told so", async () => {
  const user = await tryHours();
  const shown = await dialog();
  expect(await shown.findByText("No orders in the last 30 days")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("hours that change nothing say that nothing would have been different", async () => {
  await placedOrder();
  await placedOrder();
  await tryHours();
  const shown = await dialog();
  expect(await shown.findByText("All 2 orders would have been placed for the same prices.")).toBeVisible();
});

test("a capacity that is too small names the refused orders and the time, and saves nothing", async () => {
  for (let index = 0; index < 30; index += 1) await placedOrder({ dishes: [{ id: "zobo", quantity: 7 }] });
  const user = await portal.openTab("hours");
  fill(await screen.findByLabelText("Units of effort for each"), "7");
  await user.click(screen.getByRole("button", { name: BUTTON }));
  const shown = await dialog();
  expect(
    await shown.findByText(/of 30 orders would have been refused, \d+ would have been ready later\.$/),
  ).toBeVisible();
  expect(shown.getByText("No room in the kitchen")).toBeVisible();
  expect(within(shown.getByRole("region", { name: "Too full" })).getByText(/units over$/)).toBeVisible();
  expect(await db.hours.count()).toBe(0);
});

test("wrong hours are not tried: their field says why", async () => {
  const user = await portal.openTab("hours");
  fill(await screen.findByLabelText("Orders for each"), "many");
  await user.click(screen.getByRole("button", { name: BUTTON }));
  expect(await screen.findByText("A whole number is needed")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a draft of the menu and its terms is tried as it is edited", async () => {
  await placedOrder();
  const user = await portal.openTab("menus", "/admin/menus?restaurant=order1");
  await user.click(await screen.findByRole("button", { name: "Restaurant" }));
  await user.click(await screen.findByRole("switch", { name: /^Delivery/ }));
  await user.click(screen.getByRole("switch", { name: /^Pickup/ }));
  const [, atTerms] = screen.getAllByRole("button", { name: BUTTON });
  await user.click(atTerms as HTMLElement);
  const shown = await dialog();
  expect(await shown.findByText("1 of 1 order would have been refused.")).toBeVisible();
  expect(shown.getByText("That kind of order isn’t offered")).toBeVisible();
  expect(shown.getByText("−100 %")).toBeVisible();
  expect(await db.menuDraft.count()).toBe(0);
});

test("prices, taxes, refusals and times are said in figures", async () => {
  intercept(
    "POST /simulation/{id}",
    answer({
      reproduced: 420,
      repriced: 9,
      notComparable: 1,
      left: 2,
      refusedOrders: 12,
      changedTotals: 31,
      postponed: 5,
      refused: [
        {
          reason: "dish",
          orders: 12,
          examples: [{ number: 7, at: "2026-11-20T18:04:00.000Z", detail: "Cook book" }],
        },
      ],
      turnover: [
        {
          ...summary.turnover[0],
          currency: "EUR",
          orders: 430,
          changeBasisPoints: 310,
          afterCents: 1_031_000,
          afterTaxCents: 65_021,
        },
      ],
      fullTimes: [{ weekday: 4, time: "19:00", units: 14, orders: 1, times: 2 }],
      moreFullTimes: 3,
    }),
  );
  await tryHours();
  const shown = await dialog();
  expect(
    await shown.findByText(
      "12 of 429 orders would have been refused, 31 would have cost something else, 5 would have been ready later.",
    ),
  ).toBeVisible();
  for (const text of [
    "+3.1 %",
    "€10,000.00 → €10,310.00",
    "−€4.00",
    "A dish is not on the menu",
    "No. 7, Fri 20 Nov, 19:04",
    "and 11 others",
    "Friday 19:00",
    "14 units and 1 order over, 2 days",
    "and 3 other times",
  ])
    expect(
      shown.getByText((_, element) => element?.textContent === text && element.children.length === 0),
    ).toBeVisible();
  expect(shown.getByText(/^9 orders cost something else by what is published now/)).toBeVisible();
  expect(shown.getByText(/^1 order can’t be compared and is left out/)).toBeVisible();
  expect(shown.getByText(/^2 earlier orders of that time are left out/)).toBeVisible();
});

test("a failed run says why and is tried again", async () => {
  let isFirst = true;
  intercept("POST /simulation/{id}", () => {
    if (!isFirst) return undefined;
    isFirst = false;
    return refusal(503, { error: "The server is busy just now. Please try again in a moment." });
  });
  const user = await tryHours();
  const shown = await dialog();
  expect(await shown.findByText("The server is busy just now. Please try again in a moment.")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Try again" }));
  expect(await shown.findByText("No orders in the last 30 days")).toBeVisible();
});

test("orders that the published hours refuse already are not compared", async () => {
  await placedOrder();
  const headers = { "if-match": "*" };
  const week = Array.from({ length: 7 }, () => []);
  const body = { ...alwaysOpen, week, slots: noSlots };
  await callRoute("PUT /hours/{id}", { token: portal.token(), params: { id: "order1" }, body, headers });
  await tryHours();
  const shown = await dialog();
  expect(await shown.findByText("None of 1 order can be compared")).toBeVisible();
});

import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { OrderTimer, timerOf } from "./order-timer";

const createdAt = "2026-01-02T18:00:00.000Z";
const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000);

test.each([
  ["new", 0, "early", "0 min"],
  ["new", 2, "close", "2 min"],
  ["new", 5, "late", "5 min"],
  ["preparing", 14, "early", "14 min"],
  ["preparing", 15, "close", "15 min"],
  ["preparing", 20, "late", "20 min"],
] as const)("an order that is %s is %i minutes old: %s", (status, minutes, state, words) => {
  expect(timerOf({ status, createdAt }, after(minutes))).toEqual({ state, words });
});

test.each([
  [3000, "early", "in 2 days"],
  [125, "early", "in 2 h"],
  [20, "early", "in 20 min"],
  [1, "close", "in 1 min"],
  [-3, "late", "3 min late"],
] as const)("a time that was promised in %i minutes: %s", (minutes, state, words) => {
  const order = { status: "preparing", createdAt, promisedAt: after(minutes).toISOString() } as const;
  expect(timerOf(order, after(0))).toEqual({ state, words });
});

test("a ready order is timed from when it was ready", () => {
  const order = { status: "ready", createdAt, readyAt: after(30).toISOString() } as const;
  expect(timerOf(order, after(46))).toEqual({ state: "close", words: "16 min" });
});

test("each state has a colour of its own", () => {
  const shown = (minutes: number) =>
    renderToStaticMarkup(
      <OrderTimer
        order={
          { status: "preparing", createdAt, promisedAt: after(minutes).toISOString() } as RestaurantOrder
        }
      />,
    );
  expect(shown(20)).toContain("bg-sunken");
  expect(shown(1)).toContain("bg-brass ");
  expect(shown(-3)).toContain("bg-danger ");
});

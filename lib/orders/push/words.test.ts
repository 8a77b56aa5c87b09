import { expect, test } from "@jest/globals";
import { guestMessage, type PushedOrder, staffMessage } from "./words";

const order: PushedOrder = {
  id: "abc",
  number: 12,
  restaurantName: "Baobab Kitchen",
  status: "preparing",
  kind: "pickup",
  promisedAt: new Date("2026-01-02T18:05:00Z"),
  cancelledBy: null,
};
const title = (changed: Partial<PushedOrder>) =>
  guestMessage(
    { ...order, ...changed },
    {
      timeZone: "Europe/Berlin",
      now: new Date("2026-01-02T17:00:00Z"),
    },
  )?.title.replace(/\s/g, " ");

test("guests read what happens to their order", () => {
  expect(title({})).toBe("Your order 12 is being made, ready at about 19:05");
  expect(title({ promisedAt: new Date("2026-01-03T18:05:00Z") })).toBe(
    "Your order 12 is being made, ready at about Sat 3 Jan, 19:05",
  );
  expect(title({ promisedAt: null })).toBe("Your order 12 was accepted");
  expect(title({ status: "ready" })).toBe("Your order 12 is ready to collect");
  expect(title({ status: "ready", kind: "delivery" })).toBe("Your order 12 is on its way");
  expect(title({ status: "ready", kind: null })).toBe("Your order 12 is ready");
  expect(title({ status: "cancelled", cancelledBy: "restaurant" })).toBe("Your order 12 was cancelled");
});

test("nothing is said about new and done orders, and to guests who cancel", () => {
  expect(title({ status: "new" })).toBeUndefined();
  expect(title({ status: "done" })).toBeUndefined();
  expect(title({ status: "cancelled", cancelledBy: "guest" })).toBeUndefined();
});

test("a reminder of the staff replaces the first notification", () => {
  const [first, second] = (["placed", "waiting"] as const).map((news) => staffMessage(order, news));
  expect([first?.title, second?.title]).toEqual(["New order 12", "Order 12 waits for you"]);
  expect(second?.tag).toBe(first?.tag);
});

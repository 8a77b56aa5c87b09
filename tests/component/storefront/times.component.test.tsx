import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { noSlots, type SlotRules } from "@/lib/restaurants/hours/slot-rules";
import { callRoute } from "@/tests/support/api/call";
import { intercept, loseConnection } from "@/tests/support/component/api";
import { openOrderPage, pay, payment, setUpOrderPages, success } from "@/tests/support/component/storefront";

const { addDish, goToPayment, token, user } = setUpOrderPages();

const inPayment = () => within(payment());
const email = "later@example.com";
const placed = () => db.order.findMany({ where: { email }, select: { dueAt: true } });

async function saveSlots(slots: Partial<SlotRules>) {
  const body = { ...alwaysOpen, slots: { ...noSlots, ...slots } };
  await callRoute("PUT /hours/{id}", {
    token: token(),
    params: { id: "order1" },
    body,
    headers: { "If-Match": "*" },
  });
}

beforeEach(() => saveSlots({ takesLater: true, horizonDays: 2, maxOrders: 1 }));

async function openPayment() {
  await openOrderPage();
  await addDish("Zobo");
  await goToPayment({ email });
}

test("a guest chooses a day and a time among the free ones", async () => {
  await openPayment();
  expect(await inPayment().findByText(/^Ready at about /)).toBeVisible();
  await user().click(inPayment().getByRole("button", { name: "Later" }));
  await user().selectOptions(inPayment().getByLabelText("Day"), "Tomorrow");
  const times = inPayment().getByLabelText<HTMLSelectElement>("Time");
  await user().selectOptions(times, "12:00");
  const dueAt = times.value;
  await user().click(pay());
  await success();
  expect(await placed()).toEqual([{ dueAt: new Date(dueAt) }]);
});

test("a time that others take meanwhile is refused at its field, and shown as full", async () => {
  await openPayment();
  await user().click(await inPayment().findByRole("button", { name: "Later" }));
  const times = inPayment().getByLabelText<HTMLSelectElement>("Time");
  const slotAt = new Date(times.value);
  await db.slotUse.create({ data: { restaurantId: "order1", slotAt, units: 1, orders: 1 } });
  await user().click(pay());
  expect(await inPayment().findByText(/is full\. Free times are/)).toBeVisible();
  expect(await placed()).toEqual([]);
  await waitFor(() => expect(times.selectedOptions[0]).toHaveTextContent(/\(full\)$/));
  await user().selectOptions(inPayment().getByLabelText("Day"), "Tomorrow");
  await user().click(pay());
  await success();
  expect(await placed()).toHaveLength(1);
});

test("a full kitchen says so, and offers the next free time", async () => {
  const soon = new Date(Math.ceil(Date.now() / 900_000) * 900_000);
  const slots = Array.from({ length: 40 }, (_, index) => new Date(soon.getTime() + index * 900_000));
  await db.slotUse.createMany({
    data: slots.map((slotAt) => ({ restaurantId: "order1", slotAt, units: 1, orders: 1 })),
  });
  await openPayment();
  expect(await inPayment().findByText(/^The kitchen is full just now\./)).toBeVisible();
  expect(inPayment().queryByRole("button", { name: "As soon as possible" })).toBeNull();
  await user().click(pay());
  await waitFor(() =>
    expect(inPayment().getAllByText(/^The kitchen is full just now\./).length).toBeGreaterThan(1),
  );
  expect(await placed()).toEqual([]);
  await user().selectOptions(inPayment().getByLabelText("Day"), "Tomorrow");
  await user().click(pay());
  await success();
  expect((await placed())[0]?.dueAt).not.toBeNull();
});

test("times that can’t be loaded are asked for again", async () => {
  const restore = intercept("POST /orders/times", () => loseConnection());
  await openPayment();
  expect(await inPayment().findByText(/^The times could not be loaded/)).toBeVisible();
  restore();
  await user().click(inPayment().getByRole("button", { name: "Try again" }));
  expect(await inPayment().findByRole("button", { name: "Later" })).toBeVisible();
});

test("a restaurant that takes orders for now only asks for no time", async () => {
  await saveSlots({});
  await openPayment();
  expect(screen.queryByText("When would you like it?")).toBeNull();
  await user().click(pay());
  await success();
  expect(await placed()).toEqual([{ dueAt: null }]);
});

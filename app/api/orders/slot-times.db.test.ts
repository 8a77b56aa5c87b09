import { expect, test } from "@jest/globals";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { POST as placeAtTill } from "@/app/api/orders/staff/route";
import { post } from "@/tests/support/api/request";
import { at, NOON, setUpSlots } from "@/tests/support/orders/slots";

const { itIs, token, saveSlots, order, times, use, orders } = setUpSlots();

test("are offered by the grid from when the first order can be ready until closing, on the days of the horizon", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, gridMinutes: 30, horizonDays: 1 });
  const { soon, reason, days } = await times();
  expect(soon).toEqual({ text: "in about 20 minutes" });
  expect(reason).toBe("");
  expect(days.map(({ label }) => label)).toEqual(["Today", "Tomorrow"]);
  expect(days[0]?.times.map(({ text }) => text)).toEqual([
    ...["12:30", "13:00", "13:30", "14:00"],
    ...["18:30", "19:00", "19:30", "20:00", "20:30", "21:00", "21:30", "22:00"],
  ]);
  expect(days[1]?.times[0]).toEqual({ at: at("12:00", "2026-11-27"), text: "12:00", isFree: true });
});

test("end so that the last order can still be cooked", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, horizonDays: 0 }, { lastOrder: "minutes", lastOrderMinutes: 60 });
  const { days } = await times();
  expect(days[0]?.times.at(-1)?.text).toBe("21:15");
});

test("an order keeps its chosen time, and is accepted for it", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true });
  const { status, body } = await order({ dueAt: at("19:00") });
  expect([status, body.order.dueAt]).toEqual([200, at("19:00")]);
  const accepted = await post(setStatus, {
    token: token(),
    params: { id: body.order.id },
    body: { status: "preparing", expected: "new" },
  });
  expect(accepted.body.order.promisedAt).toBe(at("19:00"));
});

test.each([
  ["a time that is over", at("11:45"), "11:45 is over. Free times are 12:30, 12:45 and 13:00."],
  ["a time off the grid", at("19:01"), "19:01 is not offered. Free times are 18:45, 19:00 and 19:15."],
  ["a time between two openings", at("16:00"), "16:00 is not offered."],
  ["a time beyond the horizon", at("19:00", "2026-12-24"), "Thursday 24 December at 19:00 is not offered."],
])("%s is refused with others, and nothing is stored", async (_, dueAt, words) => {
  itIs(NOON);
  await saveSlots({ takesLater: true, horizonDays: 2 });
  const { status, body } = await order({ dueAt });
  expect([status, await orders()]).toEqual([409, 0]);
  expect(body.error).toContain(words);
  expect(body.error).toMatch(/Nothing was ordered\.$/);
  expect(body.fields.dueAt).toBeTruthy();
});

test("a restaurant that takes orders for now only refuses a time", async () => {
  itIs(NOON);
  await saveSlots({});
  expect((await times()).days).toEqual([]);
  const { status, body } = await order({ dueAt: at("19:00") });
  expect([status, body.error]).toEqual([
    409,
    "This restaurant takes orders for now only. Nothing was ordered.",
  ]);
  expect((await order({ dueAt: "tomorrow" })).status).toBe(422);
});

test("while it is closed, orders are taken for later only, where the owner allows it", async () => {
  itIs(at("16:00"));
  await saveSlots({ takesLater: true });
  expect((await order({ dueAt: at("19:00") })).status).toBe(409);
  expect((await times()).days).toEqual([]);
  await saveSlots({ takesLater: true, takesLaterWhileClosed: true });
  const now = await order();
  expect(now.status).toBe(409);
  expect(now.body.error).toBe(
    "Closed now. Opens at 18:00. Free times are 18:30, 18:45 and 19:00. Nothing was ordered.",
  );
  expect((await order({ dueAt: at("19:00") })).status).toBe(200);
  expect((await times()).soon).toBeNull();
});

test("the staff may choose any time of the next weeks", async () => {
  itIs(at("16:00"));
  await saveSlots({ maxOrders: 1 });
  let count = 0;
  const staff = (dueAt: string) =>
    post(placeAtTill, {
      token: token(),
      body: {
        restaurantId: "order1",
        kind: "delivery",
        phone: "030 1234567",
        street: "Main Street 1",
        locality: "Lagos",
        dishes: [{ id: "zobo", quantity: 1 }],
        dueAt,
        idempotencyKey: `staff-slots-${++count}`,
      },
    });
  const first = await staff(at("19:07"));
  expect(first.body).toMatchObject({ order: { dueAt: at("19:07") } });
  expect((await staff(at("19:07"))).status).toBe(200);
  expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 2, orders: 2 }]);
  expect((await staff(at("15:00"))).status).toBe(422);
  expect((await staff(at("15:00", "2027-06-01"))).status).toBe(422);
  // A time beyond those that guests see is counted for itself.
  expect((await staff(at("15:00", "2027-01-10"))).status).toBe(200);
  expect((await use()).at(-1)).toEqual({
    slotAt: new Date(at("15:00", "2027-01-10")),
    units: 1,
    orders: 1,
  });
});

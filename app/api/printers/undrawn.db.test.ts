import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { EpsonPrinter } from "@/tests/support/printers/epson-printer";
import { lookAgain, setUpPrinters } from "@/tests/support/printers/printers";
import { StarPrinter } from "@/tests/support/printers/star-printer";

setUpTestDatabase();
const { addedPrinter, token } = setUpPrinters();

const change = {
  key: "a",
  at: "2026-01-02T03:04:05.000Z",
  removed: [],
  added: [],
  differenceCents: 0,
  by: "Ada",
};
const setChange = (id: string, stored: object) =>
  db.order.update({ where: { id }, data: { changes: [stored] } });

/** Places an order and stores an invalid value in it, so that drawing its ticket throws an error. */
async function brokenOrder() {
  const order = await placedOrder({ name: "Broken" });
  await setChange(order.id, {});
  return order;
}

/** Ends the delay before a ticket is tried again. */
const skipDelay = () =>
  db.printJob.updateMany({ where: { endedAt: null }, data: { leasedUntil: new Date(0) } });
const jobs = async (id: string) =>
  (await callRoute("GET /printers/{id}/jobs", { token: token(), params: { id } })).body.jobs;
const failed = async () => (await callRoute("GET /printers", { token: token() })).body.printers[0]?.failed;

test.each(["star", "epson"] as const)(
  "a %s printer is offered a ticket that can't be drawn three times, and prints the next ones meanwhile",
  async (protocol) => {
    const { id, secret } = await addedPrinter({ protocol });
    const device = protocol === "star" ? new StarPrinter(secret) : new EpsonPrinter(secret);
    const broken = await brokenOrder();
    await placedOrder({ name: "Gil" });
    await lookAgain();
    expect(await device.work()).toBe(false);
    expect(await device.work()).toBe(true);
    expect(device.printed.map(({ text }) => text.includes("Gil"))).toEqual([true]);
    const reason = expect.stringMatching(/^It could not be drawn: ./);
    expect(await jobs(id)).toMatchObject([
      { orderId: broken.id, state: "waiting", failure: reason, deliveries: 0 },
      { state: "printed" },
    ]);
    expect(await failed()).toBe(0);
    for (const _ of ["second", "third", "none"]) {
      await skipDelay();
      expect(await device.work()).toBe(false);
    }
    expect(await jobs(id)).toContainEqual(
      expect.objectContaining({ orderId: broken.id, state: "failed", failure: reason }),
    );
    expect([await failed(), await db.printJob.count({ where: { undrawn: 3 } })]).toEqual([1, 1]);

    await setChange(broken.id, change);
    const sent = { token: token(), params: { id } };
    await callRoute("POST /printers/{id}/jobs", { ...sent, body: { orderId: broken.id, kind: "kitchen" } });
    expect(await failed()).toBe(0);
    expect(await device.work()).toBe(true);
    const { text = "" } = device.printed[1] ?? {};
    expect([text.includes("Broken"), text.includes("Reprint")]).toEqual([true, false]);
  },
);

test("a ticket that can't be drawn when it is fetched is refused, and one that was given up is removed", async () => {
  const { id, secret } = await addedPrinter();
  const star = new StarPrinter(secret);
  const order = await placedOrder();
  await setChange(order.id, change);
  await lookAgain();
  const { jobToken = "" } = await star.poll();
  await setChange(order.id, {});
  for (const _ of [1, 2, 3]) expect((await star.fetchJob(jobToken)).status).toBe(404);
  await star.confirm(jobToken, "520 Download failed");
  const [job] = await jobs(id);
  expect(job).toMatchObject({ state: "failed", failure: expect.stringContaining("could not be drawn") });
  const sent = { token: token(), params: { id, job: job?.id ?? "" } };
  const { body } = await callRoute("DELETE /printers/{id}/jobs/{job}", sent);
  expect([body.jobs[0]?.state, await failed()]).toEqual(["removed", 0]);
});

import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import "@/lib/orders/mails/mails";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { orderWithPayment } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { cancelUnaccepted } from "./unaccepted.server";

setUpTestDatabase();
const stripe = setUpFakeStripe();
const server = startMailServer();
const run = setUpRunners();
beforeEach(async () => {
  await instanceWithAddress();
});

test("the guest of an order that nobody accepted within the owner's limit gets an apology, and the money back", async () => {
  const id = await orderWithPayment(stripe, "paid");
  await db.configuration.update({
    where: { id: 1 },
    data: { acceptWithinMinutes: 5, acceptFrom: new Date(0) },
  });
  await db.order.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 6 * 60_000) } });
  await cancelUnaccepted();
  await endWaits();
  run(mailJob);
  await allSettled();
  const mails = server.mails.filter(({ text }) => text.includes("We are sorry"));
  expect(mails.map(({ to }) => to)).toEqual(["guest@example.com"]);
  expect(mails[0]?.text).toContain("Nobody could confirm it in time. We are sorry.");
  expect(mails[0]?.text).toContain("$9.39");
  expect(await db.mail.findMany({ where: { kind: "orderRejected" } })).toMatchObject([{ state: "sent" }]);
});

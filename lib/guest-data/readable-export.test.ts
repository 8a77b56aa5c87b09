import { expect, test } from "@jest/globals";
import type { GuestExport } from "./export";
import { readableExport } from "./readable-export";

const nothing: GuestExport = {
  madeAt: "2026-11-27T10:00:00.000Z",
  site: "Corner & Bakery",
  orders: [],
  reservations: [],
  messages: [],
  mails: [],
  push: [],
  webhooks: [],
  audit: [],
};

test("an export is readable, with amounts in their currency and without a guest’s markup", () => {
  const mail = {
    kind: "Order received",
    at: nothing.madeAt,
    state: "sent",
    recipient: "gil@example.com",
    subject: "<script>alert(1)</script>",
    text: "Hello",
  };
  const refund = { at: nothing.madeAt, amountCents: 1250, status: "done", reason: "" };
  const orders = [{ number: 7, currency: "EUR", refunds: [refund] }] as unknown as GuestExport["orders"];
  const page = readableExport({ ...nothing, mails: [mail], orders });
  expect(page).toContain("Your data at Corner &amp; Bakery");
  expect(page).toContain("<dt>Amount</dt><dd>€12.50</dd>");
  expect(page).toContain("2026-11-27 10:00 UTC");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>");
});

test("an export of nothing says so", () => expect(readableExport(nothing)).toContain("Nothing is stored."));

import { expect, test } from "@jest/globals";
import type { OrderMailKind } from "@/lib/mail/kinds";
import { renderMailHtml } from "@/lib/mail/render-html";
import { renderMailText } from "@/lib/mail/render-text";
import { type MailedOrder, orderWords } from "./words";

const order: MailedOrder = {
  id: "a",
  number: 7,
  restaurantId: "r",
  restaurantName: "Trattoria",
  lines: [
    {
      id: "d",
      name: "Margherita",
      emoji: "",
      quantity: 2,
      priceCents: 1000,
      options: [{ name: "Olives", priceCents: 100, quantity: 1, depth: 0 }],
      note: "well done",
    },
  ],
  kind: "pickup",
  tableName: "",
  note: "",
  currency: "EUR",
  subtotalCents: 2000,
  taxIncluded: true,
  taxes: [{ basisPoints: 700, taxable: 2000, tax: 131 }],
  taxCents: 131,
  deliveryCents: 0,
  tipCents: 100,
  totalCents: 2100,
  status: "new",
  payment: "onHandover",
  refundedCents: 0,
  refunds: [],
  createdAt: "2026-11-04T18:00:00Z",
  name: "Ada",
  phone: "",
  address: "",
  wantedTime: null,
  promisedTime: null,
  reason: "",
  url: "https://example.com/orders/a",
};

const look = { name: "Trattoria", colour: "#aa0000", footer: [], language: "en" };

function mail(kind: OrderMailKind, changes: Partial<MailedOrder> = {}, refundId?: string) {
  const { subject, title = subject, blocks } = orderWords(kind, { ...order, ...changes }, { refundId });
  const body = { title, blocks };
  return { subject, text: renderMailText(body, look), html: renderMailHtml(body, look) };
}

test("the mail of a received order has its lines with options, sums, tax and its page", () => {
  const { text, html } = mail("orderReceived");
  for (const shown of [
    "2 × Margherita",
    "Olives",
    "“well done”",
    "€20.00",
    "Tip",
    "€21.00",
    "Tax included (7%)",
  ]) {
    expect(text).toContain(shown);
    expect(html).toContain(shown);
  }
  expect(text).toContain("You pay €21.00 when you get it.");
  expect(html).toContain('href="https://example.com/orders/a"');
});

test.each([
  ["pickup", "Order 7 is ready"],
  ["delivery", "Order 7 is on its way"],
  ["table", "Order 7 is ready"],
] as const)("a ready order for %s has the subject “%s”", (kind, subject) => {
  expect(mail("orderReady", { kind }).subject).toBe(subject);
});

test.each([
  [{ payment: "paid", refundedCents: 2100 }, "€21.00 are given back"],
  [{ payment: "paid" }, "What you paid is given back."],
  [{ payment: "onHandover" }, "Nothing was charged."],
] as const)("a cancelled order with %j says “%s”", (changes, words) => {
  expect(mail("orderCancelled", changes).text).toContain(words);
});

test("a refund names its own amount", () => {
  const refund = { lines: [], withDelivery: false, createdAt: "", status: "sent" as const };
  const refunds = [
    { ...refund, id: "one", amountCents: 300 },
    { ...refund, id: "two", amountCents: 450 },
  ];
  expect(mail("orderRefunded", { refunds, payment: "paid" }, "two").subject).toBe(
    "€4.50 of order 7 are given back",
  );
});

test("an accepted order names the promised time, a rejected one the reason, if there is one", () => {
  expect(mail("orderAccepted", { promisedTime: "19:30" }).text).toContain("ready at 19:30");
  expect(mail("orderAccepted").text).not.toContain("should be ready");
  expect(mail("orderRejected", { reason: "The oven is broken" }).text).toContain("The oven is broken");
  expect(mail("orderRejected").text).not.toContain("The reason");
});

test("hostile names stay text", () => {
  const name = "<script>alert(1)</script>";
  const { html } = mail("newOrder", { name, note: name, restaurantName: name });
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;");
});

test("without the site's address there is no link", () => {
  expect(mail("orderReceived", { url: null }).html).not.toContain("<a ");
});

test("the mail of a received order that is sent after its handover asks for no money", () => {
  expect(mail("orderReceived").text).toContain("You pay €21.00 when you get it.");
  const { text } = mail("orderReceived", { status: "done" });
  expect(text).toContain("It is paid.");
  expect(text).not.toContain("You pay");
});

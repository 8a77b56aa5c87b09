import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { transform } from "receiptline";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { type CodePage, codePageNames } from "@/lib/printers/code-pages";
import { kitchenTicket } from "./kitchen-ticket";
import { toMarkup } from "./markup";
import { printable } from "./printable";
import { receiptTicket } from "./receipt-ticket";
import type { TicketLine } from "./ticket-line";
import { commandSets, toBytes } from "./to-bytes";

const order: RestaurantOrder = {
  id: "an-order",
  number: 1012,
  restaurantId: "order1",
  restaurantName: "Linden",
  lines: [
    {
      id: "jollof",
      name: "Jollof {rice} | ~",
      emoji: "🍛",
      quantity: 2,
      priceCents: 1000,
      options: [
        { name: "Olives", quantity: 2, priceCents: 0, depth: 0, allergens: "Sulphites, nuts" },
        { name: "Onions", quantity: 1, priceCents: 0, depth: 0, isRemoved: true },
      ],
      allergens: "Celery, Nuts",
      note: "Not too hot",
      taxBasisPoints: 700,
      taxCents: 131,
    },
  ],
  kind: "delivery",
  tableName: "",
  note: "Nut allergy!",
  currency: "EUR",
  subtotalCents: 2000,
  taxIncluded: true,
  taxes: [{ basisPoints: 700, taxable: 2000, tax: 131 }],
  taxCents: 131,
  deliveryCents: 0,
  totalCents: 2000,
  status: "new",
  payment: "onHandover",
  refundedCents: 0,
  refunds: [],
  createdAt: "2026-01-02T17:04:05.000Z",
  name: "Ada",
  email: "",
  phone: "0171 234",
  street: "Mill Lane 1",
  postalCode: "",
  locality: "Lagos",
};

/** The lines of the paper. */
const paper = (lines: readonly TicketLine[], codePage: CodePage = "multilingual", columns = 48) =>
  transform(toMarkup(lines, { codePage, columns }), { command: "text", cpl: columns, encoding: codePage })
    .split("\n")
    .map((line) => line.trim());

const ticket = (changed: Partial<RestaurantOrder> = {}, isReprint = false) =>
  kitchenTicket({ order: { ...order, ...changed }, placedAt: "18:04", promisedFor: "18:30", isReprint });

test("a kitchen ticket has the note before the dishes, then notes and allergens before the options that the dishes need together", () => {
  const shown = paper(ticket()).filter(Boolean);
  expect(shown).toEqual([
    "1  0  1  2",
    "Delivery",
    expect.stringMatching(/^Placed +18:04$/),
    expect.stringMatching(/^Promised +18:30$/),
    "Linden",
    "Nut allergy!",
    "To be paid: €20.00",
    expect.stringMatching(/^-+$/),
    "2 × Jollof {rice} | ~",
    "“Not too hot”",
    "Allergens: Celery, Nuts, Sulphites",
    "4 × Olives (2 each)",
    "No Onions",
    expect.stringMatching(/^-+$/),
    "Ada",
    "0171 234",
    "Mill Lane 1",
    "Lagos",
  ]);
});

test("a ticket that is printed again, was changed or cancelled says so at its top", () => {
  const change = {
    at: "",
    removed: [{ name: "Zobo", quantity: 1 }],
    added: [],
    differenceCents: 0,
    by: "Ada",
  };
  const shown = paper(ticket({ changes: [change], status: "cancelled" }, true)).filter(Boolean);
  expect(shown.slice(0, 2)).toEqual(["Reprint", "Cancelled"]);
  expect(shown).toContain("Changed: - 1 × Zobo");
});

test("a ticket that is printed again once its order was handed over asks for no money", () => {
  expect(paper(ticket({ status: "ready" }))).toContain("To be paid: €20.00");
  expect(paper(ticket({ status: "done" })).join("\n")).not.toContain("To be paid");
});

test("letters that the printer lacks are marked, and the ticket says so", () => {
  expect(printable("Ş, Crème, 5 €", "cp866")).toEqual({ text: "S, Creme, 5 EUR", isComplete: true });
  expect(printable("جلف 🍛", "multilingual")).toEqual({ text: "???", isComplete: false });
  expect(printable("🍛\u001b@ Soup", "cp1252")).toEqual({ text: "@ Soup", isComplete: true });
  expect(paper([{ text: "ジョロフ" }], "cp1252")[0]).toContain("not a letter of this printer");
  expect(paper([{ text: "ジョロフ" }], "cp932")[0]).toBe("ジョロフ");
});

test("a receipt has the issuer, amounts and tax, and nothing about the guest", () => {
  const issuer = { name: "Linden Ltd", address: ["Mill Lane 2"], taxNumber: "12/345" };
  const shown = paper(
    receiptTicket({ order, issuer, placedAt: "2 January, 18:04", isReprint: false }),
    "multilingual",
    32,
  );
  const text = shown.join("\n").replace(/ +/g, " ");
  for (const part of [
    "Linden Ltd",
    "Tax number: 12/345",
    "Order 1012",
    "Jollof {rice} | ~ €20.00",
    "2 × €10.00",
    "2 January, 18:04 Delivery",
    "To be paid on handover. This",
    "Total €20.00",
    "Contains tax 7% €1.31",
    "no fiscal receipt",
  ]) {
    expect(text).toContain(part);
  }
  for (const absent of ["Ada", "0171", "Mill Lane 1", "Nut"]) expect(text).not.toContain(absent);
});

test("bytes begin with a reset and end with a cut, on each kind of printer and code page", () => {
  for (const codePage of codePageNames) {
    for (const commandSet of commandSets) {
      const bytes = toBytes(ticket(), { width: 58, codePage }, commandSet);
      expect(bytes.subarray(0, 2)).toEqual(Buffer.from("\x1b@"));
      expect(bytes.length).toBeGreaterThan(200);
    }
  }
  const escpos = toBytes(ticket(), { width: 80, codePage: "cp1252" }, "escpos");
  expect(escpos.subarray(-4)).toEqual(Buffer.from("\x1dVB\x00"));
  expect(escpos.includes(Buffer.from("\x1da\x00"))).toBe(false);
});

test("no text of an order becomes a command", () => {
  const commandsIn = (text: string) =>
    toBytes([{ text: `a${text}z` }], { width: 80, codePage: "cp1252" }, "escpos").filter(
      (byte) => byte === 0x1b,
    ).length;
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
      const markup = toMarkup([{ text }], { codePage: "cp1252", columns: 48 });
      for (const line of markup.split("\n")) expect(line).toMatch(/^([^\\|{}~_"`^=-]|\\[\\|{}~_"`^=-])* \|$/);
    }),
  );
  expect(commandsIn("\u001b\u001b{command:x}\\x1b")).toBe(commandsIn("{"));
});

import { expect, test } from "@jest/globals";
import { contactLinks, readContact } from "./read-contact";
import { textOf } from "./words";

test.each([
  ["Call 0161 496 0000 for boilers.", "0161 496 0000", null],
  ["Tel: (020) 7946-0018, hello@pipedream.example", "(020) 7946-0018", "hello@pipedream.example"],
  ["Write to <anna.meier+web@zahn.example.com>.", null, "anna.meier+web@zahn.example.com"],
  ["Reach us at +41 31 555 01 23!", "+41 31 555 01 23", null],
  ["WhatsApp us on +1 (555) 010-0199", "+1 (555) 010-0199", null],
])("%s", (description, phone, email) => {
  expect(readContact(textOf(description))).toEqual({ phone, email });
});

test.each([
  "Open 24/7, call us any time. Since 1998, 12 rooms for 2 guests.",
  "Call 999",
  "Prices from 1 200 000 to 1 500 000",
  "Follow @pipedream on Instagram, a@b, @, x@y.z1",
  `Call ${"1".repeat(40)}`,
  "Order 4711-0815-2020 came with +1",
])("finds no contact in: %s", (description) => {
  expect(readContact(textOf(description))).toEqual({ phone: null, email: null });
});

test("links call and write", () => {
  const links = contactLinks({ phone: "+1 (555) 010-0199", email: "a@example.com" });
  expect(links).toEqual([
    { label: "+1 (555) 010-0199", url: "tel:+15550100199" },
    { label: "a@example.com", url: "mailto:a@example.com" },
  ]);
  expect(contactLinks({ phone: null, email: null })).toEqual([]);
});

test.each(["call ", "call (", "+1 ", "a@a.", "1-", "@"])("a text full of “%s” is read at once", (part) => {
  const text = part.repeat(10_000 / part.length);
  expect(readContact({ source: text, words: [], letters: "lower" })).toEqual({ phone: null, email: null });
});

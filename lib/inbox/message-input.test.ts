import { expect, test } from "@jest/globals";
import type { ContactForm } from "@/lib/landing/contact-form";
import { readMessage } from "./message-input";

const form: ContactForm = {
  enabled: true,
  intro: "",
  consent: "You may keep my data.",
  fields: [
    { label: "Guests", kind: "line", required: true, choices: [] },
    { label: "Wishes", kind: "text", required: false, choices: [] },
    { label: "Meal", kind: "choice", required: false, choices: ["Lunch", "Dinner"] },
  ],
};
const filled = {
  name: " Ada ",
  email: "ada@example.com",
  phone: "",
  message: "Hello\r\nthere",
  consent: "yes",
  website: "",
  "field:Guests": "9",
  "field:Wishes": "",
  "field:Meal": "",
};
const errorsOf = (change: Record<string, string | undefined>) => {
  const entries = Object.entries({ ...filled, ...change }).filter(([, value]) => value !== undefined);
  const read = readMessage(form, Object.fromEntries(entries) as Record<string, string>);
  return "errors" in read ? read.errors : {};
};

test("a message has the entered texts, without empty fields", () => {
  expect(readMessage(form, { ...filled, "field:Meal": "Lunch" })).toEqual({
    sent: {
      name: "Ada",
      email: "ada@example.com",
      phone: "",
      text: "Hello\nthere",
      answers: [
        { label: "Guests", value: "9" },
        { label: "Meal", value: "Lunch" },
      ],
      consent: "You may keep my data.",
      isTrapped: false,
    },
  });
});

test("a filled trap is no error", () => {
  const read = readMessage(form, { ...filled, website: "https://example.com" });
  expect("sent" in read && read.sent.isTrapped).toBe(true);
});

test.each<[string, Record<string, string | undefined>, string[]]>([
  [
    "everything is missing",
    Object.fromEntries(Object.keys(filled).map((key) => [key, undefined])),
    ["name", "email", "message", "consent", "field:Guests"],
  ],
  ["the email address is none", { email: "ada" }, ["email"]],
  ["the email address has a line break", { email: "ada@example.com\nBcc: eve@example.com" }, ["email"]],
  ["the name has a line break", { name: "Ada\r\nBcc: eve@example.com" }, ["name"]],
  ["the phone number is none", { phone: "call me" }, ["phone"]],
  ["the message is too long", { message: "x".repeat(5001) }, ["message"]],
  ["the message has a NUL", { message: "a\0b" }, ["message"]],
  ["nobody agreed", { consent: undefined }, ["consent"]],
  ["a choice is none of the choices", { "field:Meal": "Breakfast" }, ["field:Meal"]],
  ["a required field is blank", { "field:Guests": "  " }, ["field:Guests"]],
  ["there is an unknown field", { "field:Other": "x" }, ["form"]],
  ["there is a field of objects", { constructor: "x" }, ["form"]],
])("%s: refused at the field", (_, change, fields) => {
  expect(Object.keys(errorsOf(change)).sort()).toEqual([...fields].sort());
});

test("without a sentence, consent is an unknown field", () => {
  const read = readMessage({ ...form, consent: "" }, filled);
  expect("errors" in read && Object.keys(read.errors)).toEqual(["form"]);
});

import { expect, test } from "@jest/globals";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { checkOrderTerms, guestProblems } from "./order-terms";

const terms: Terms = {
  ...demoTerms,
  orderKinds: ["pickup", "delivery", "table"],
  deliveryMinimum: 2000,
  asksContact: true,
  paysOnHandover: true,
};
const address = { phone: "+49 30 123456", street: "Main Street 1", postalCode: "10115", locality: "Berlin" };
const empty = { phone: "", street: "", postalCode: "", locality: "", tableName: "", note: "" };

test("demos ask for nothing, and keep nothing that was sent", () => {
  expect(checkOrderTerms({ ...address, note: "Ring" }, demoTerms, 100)).toEqual({
    ...empty,
    kind: "delivery",
    pays: "byCard",
  });
});

test("an order keeps what its kind needs, and the note", () => {
  const given = { ...address, tableName: "7", note: "No onions" };
  expect(checkOrderTerms(given, terms, 500)).toMatchObject({
    ...empty,
    phone: address.phone,
    note: "No onions",
  });
  expect(checkOrderTerms({ ...given, kind: "table", pays: "onHandover" }, terms, 500)).toEqual({
    ...empty,
    tableName: "7",
    note: "No onions",
    kind: "table",
    pays: "onHandover",
  });
  expect(checkOrderTerms({ ...given, kind: "delivery" }, terms, 2000)).toMatchObject({
    ...address,
    tableName: "",
  });
});

test.each<[string, Parameters<typeof checkOrderTerms>[0], Terms, Record<string, string>]>([
  [
    "too small a pickup",
    { kind: "pickup", phone: address.phone },
    { ...terms, pickupMinimum: 501 },
    { kind: "The dishes cost less than the minimum for a pickup" },
  ],
  [
    "too small an order at the table",
    { kind: "table", tableName: "7" },
    { ...terms, tableMinimum: 501 },
    { kind: "The dishes cost less than the minimum for an order at the table" },
  ],
  ["another kind", { kind: "pickup" }, demoTerms, { kind: "This restaurant doesn’t offer that" }],
  [
    "another payment",
    { pays: "onHandover" },
    demoTerms,
    { pays: "This restaurant can’t be paid in that way" },
  ],
  [
    "too small a delivery",
    { ...address, kind: "delivery" },
    terms,
    { kind: "The dishes cost less than the minimum for a delivery" },
  ],
  ["no phone", { kind: "pickup" }, terms, { phone: "A phone number is required" }],
  ["no phone number", { kind: "pickup", phone: "call me" }, terms, { phone: "Please enter a phone number" }],
  ["no table", { kind: "table" }, terms, { tableName: "The table is required" }],
])("%s is refused by its field", (_, given, by, problems) => {
  expect(checkOrderTerms(given, by, 500)).toEqual({ problems, code: expect.any(String) });
});

test("a delivery names each missing part of the address; the postal code may be missing", () => {
  expect(checkOrderTerms({ kind: "delivery" }, terms, 2000)).toEqual({
    code: "invalid_buyer_info",
    problems: {
      phone: "A phone number is required",
      street: "Street and number are required",
      locality: "The town is required",
    },
  });
  expect(checkOrderTerms({ ...address, postalCode: "", kind: "delivery" }, terms, 2000)).not.toHaveProperty(
    "problems",
  );
});

test("a delivery to a point needs no address, but a note unless there is one; other kinds keep no point", () => {
  const point = { latitude: 52.5, longitude: 13.4 };
  const at = { kind: "delivery", phone: address.phone, point } as const;
  expect(checkOrderTerms(at, terms, 2000)).toEqual({
    code: "invalid_buyer_info",
    problems: { note: "Please say how we find you" },
  });
  const found = { ...empty, ...at, note: "The red tent", pays: "byCard" };
  expect(checkOrderTerms({ ...at, note: "The red tent" }, terms, 2000)).toEqual(found);
  expect(checkOrderTerms({ ...at, ...address }, terms, 2000)).toMatchObject({ ...address, note: "", point });
  expect(checkOrderTerms({ ...at, kind: "pickup" }, terms, 2000)).not.toHaveProperty("point");
  expect(checkOrderTerms(at, demoTerms, 2000)).not.toHaveProperty("point");
});

test("guests give email and name at the demos, otherwise a name unless they sit at a table", () => {
  expect(guestProblems({}, "delivery", demoTerms)).toEqual({
    email: "Email is required",
    name: "Name is required",
  });
  expect(guestProblems({ email: "a@b.example" }, "delivery", terms)).toEqual({ name: "Name is required" });
  expect(guestProblems({ email: "", name: "Gil" }, "pickup", terms)).toEqual({});
  expect(guestProblems({}, "table", terms)).toEqual({});
});

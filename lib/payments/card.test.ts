import { expect, test } from "@jest/globals";
import { expiryProblem, formatCardNumber, formatExpiry, isCardNumber, securityCodeLength } from "./card";
import { demoForm } from "./demo-form";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 42", "4242 4242 42"],
  ["378282246310005", "3782 822463 10005"],
  ["42424242424242424242424", "4242 4242 4242 4242 424"],
  ["no digits", ""],
])("the card number %s shows as %s", (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
  expect(formatCardNumber(shown)).toBe(shown);
});

test.each([
  ["1", "1"],
  ["7", "07"],
  ["122", "12 / 2"],
  ["12 / 27", "12 / 27"],
  ["12/2027", "12 / 27"],
  ["729", "07 / 29"],
])("the expiry %s shows as %s", (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test("the check digit reveals a wrong number", () => {
  for (const right of ["4242 4242 4242 4242", "378282246310005", "5555555555554444"]) {
    expect(isCardNumber(right)).toBe(true);
  }
  for (const wrong of ["4242 4242 4242 4241", "4242", "0".repeat(16), "", "4".repeat(25)]) {
    expect(isCardNumber(wrong)).toBe(false);
  }
});

test("a card is valid until the last day of its month", () => {
  const today = new Date(2027, 4, 31);
  expect(expiryProblem("05 / 27", today)).toBeNull();
  expect(expiryProblem("04 / 27", today)).toBe("This card has expired");
  expect(expiryProblem("13 / 29", today)).toBe("Enter the expiry date as MM / YY");
  expect(expiryProblem("5", today)).toBe("Enter the expiry date as MM / YY");
  expect(expiryProblem("05 / 99", today)).toBe("Check the expiry date");
  expect(securityCodeLength("3782")).toBe(4);
});

const noCard = { cardNumber: "", expiry: "", securityCode: "" };
const problems = (values: object) =>
  demoForm.safeParse({ ...noCard, ...values }).error?.issues.map((issue) => [issue.path[0], issue.message]) ??
  [];

test("a card that is typed has to be whole", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ cardNumber: "4242 4242 4242 4241" })).toEqual([
    ["cardNumber", "Check the card number"],
    ["expiry", "Enter the expiry date as MM / YY"],
    ["securityCode", "Enter the 3 digits"],
  ]);
});

import { expect, test } from "@jest/globals";
import { refusalCodesOf } from "./refusal-codes";

test("fields of an order have codes by their last name, those of a line none of the guest", () => {
  expect(refusalCodesOf(["dishes.2.quantity", "point.latitude", "dishes.0.note"])).toEqual({
    "dishes.2.quantity": "invalid_quantity",
    "point.latitude": "invalid_buyer_info",
  });
});

test("unknown fields with the names of built-in properties have no code", () => {
  expect(refusalCodesOf(["constructor", "dishes.0.toString", "point.hasOwnProperty"])).toEqual({});
});

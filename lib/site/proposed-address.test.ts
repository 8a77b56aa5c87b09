import { expect, test } from "@jest/globals";
import { proposedAddress } from "./proposed-address";

test.each([
  ["https://shop.example", "", "https://shop.example"],
  ["https://shop.example", "http://localhost:3000", "https://shop.example"],
  ["https://shop.example", "https://old.example", "https://shop.example"],
  ["http://localhost:3000", "https://shop.example", "https://shop.example"],
  ["http://127.0.0.1:3000", "https://shop.example", "https://shop.example"],
  ["http://[::1]:3000", "http://app.localhost:3000", "http://[::1]:3000"],
  ["http://localhost:3000", "", "http://localhost:3000"],
])("from %s, set up at %p, %s is proposed", (current, setup, proposed) => {
  expect(proposedAddress(current, setup)).toBe(proposed);
});

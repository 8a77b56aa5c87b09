import { expect, test } from "@jest/globals";
import { parseVoucher } from "./stored-voucher";

const voucher = { code: "SUMMER", kind: "percent", value: 1000, minimumCents: 0 };

test("a stored voucher is read, without other fields", () => {
  expect(parseVoucher(JSON.stringify({ ...voucher, uses: 3 }))).toEqual(voucher);
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  "7",
  JSON.stringify({ ...voucher, kind: "gift" }),
  JSON.stringify({ ...voucher, value: -1 }),
  JSON.stringify({ ...voucher, minimumCents: "0" }),
  JSON.stringify({ ...voucher, code: 7 }),
])("%j is no voucher", (text) => {
  expect(parseVoucher(text)).toBeNull();
});

import { expect, test } from "@jest/globals";
import { newVoucher, type StoredVoucher } from "@/lib/vouchers/schema";
import { emptyVoucher, formOfVoucher, readVoucher } from "./read-voucher";

const form = { ...emptyVoucher, code: "SUMMER", value: "12.5", from: "2026-03-29", until: "2026-03-29" };

test.each([
  ["Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["Asia/Tokyo", "2026-03-28T15:00:00.000Z", "2026-03-29T15:00:00.000Z"],
  ["America/Los_Angeles", "2026-03-29T07:00:00.000Z", "2026-03-30T07:00:00.000Z"],
])("days begin and end in %s, also where the clocks change", (timeZone, validFrom, validUntil) => {
  const { body } = readVoucher(form, { currency: "EUR", timeZone });
  expect(body).toMatchObject({ validFrom, validUntil, value: 1250, minimumCents: 0, maxUses: null });
  const stored = { ...body, uses: 0 } as StoredVoucher;
  expect(formOfVoucher(stored, "EUR", timeZone)).toEqual(form);
});

test("wrong fields are named", () => {
  const wrong = { ...form, code: "x", value: "", maxUses: "-1", until: "2026-03-28" };
  const { errors } = readVoucher(wrong, { currency: "EUR", timeZone: "UTC" });
  expect(Object.keys(errors ?? {}).sort()).toEqual(["code", "maxUses", "validUntil", "value"]);
});

test.each([
  ["summer-26", true],
  [" Summer ", true],
  ["SUM_MER", false],
  ["ÄPFEL", false],
  ["abc", false],
])("%j is a code in the form as in the API: %s", (code, isRight) => {
  const { errors } = readVoucher({ ...form, code }, { currency: "EUR", timeZone: "UTC" });
  expect([errors?.code === undefined, newVoucher.shape.code.safeParse(code).success]).toEqual([
    isRight,
    isRight,
  ]);
});

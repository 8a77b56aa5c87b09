import { expect, test } from "@jest/globals";
import { keptRowsOf } from "@/tests/support/orders/kept-rows";
import { keptAnswer, keptStep, readKeptAnswer, readKeptStep } from "./kept-format";

const at = Date.parse("2026-01-02T18:42:00.000Z");

test.each(["format 0", "format 1", "format 2"] as const)("rows in %s are read", (format) => {
  const { steps, orders } = keptRowsOf[format];
  const rows = steps("an-order", at);
  const expected = rows.flatMap(({ step }) => step ?? []);
  expect(rows.flatMap((row) => readKeptStep(row) ?? [])).toEqual(expected);
  expect(readKeptAnswer(orders(at))).toMatchObject({ answer: { orders: [], next: null, counts: {} }, at });
});

test("rows of this version are read again, and those of a later one are left alone", () => {
  const [row] = keptRowsOf["format 2"].steps("an-order", at);
  if (!row?.step) throw new Error("The format has no step.");
  expect(keptStep(row.step)).toEqual(row);
  expect(readKeptAnswer(keptAnswer("a query", { orders: [] }, at))).toMatchObject({ answer: { orders: [] } });
  expect(readKeptStep({ ...row, format: 99 })).toBeNull();
  expect(readKeptAnswer({ id: "a query", format: 99, answer: {}, at })).toBeNull();
  expect(readKeptAnswer({ id: "a query", at })).toBeNull();
});

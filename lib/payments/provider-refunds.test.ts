import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { compareRefunds, type ProviderRefund, stateOf } from "./provider-refunds";

type Row = Parameters<typeof compareRefunds>[0][number];

const refund = (id: string, status: string, refundId?: string): ProviderRefund => ({
  id,
  amount: 100,
  currency: "usd",
  status,
  ...(refundId !== undefined && { metadata: { refundId } }),
});
const row = (over: Partial<Row> = {}): Row => ({
  id: "ours",
  status: "due",
  providerId: null,
  amountCents: 100,
  ...over,
});

/** Makes the stored refunds agree with a list. */
function record(rows: readonly Row[], listed: readonly ProviderRefund[]): Row[] {
  const { changed, unknown } = compareRefunds(rows, listed);
  const reported = new Map(changed.map((one) => [one.row, one.reported]));
  const known = rows.map((one) => {
    const { id: providerId = one.providerId, amount: amountCents = one.amountCents } =
      reported.get(one) ?? {};
    const status = reported.has(one) ? stateOf(reported.get(one) as ProviderRefund) : one.status;
    return { ...one, status, providerId, amountCents };
  });
  const added = unknown.map((one) =>
    row({ id: one.id, providerId: one.id, status: stateOf(one), amountCents: one.amount }),
  );
  return [...known, ...added];
}

test("a refund belongs to the row that its metadata names, and is unknown without one", () => {
  expect(record([row()], [refund("re_1", "pending", "ours")])).toEqual([
    row({ status: "sent", providerId: "re_1" }),
  ]);
  expect(record([row()], [refund("re_1", "succeeded")])).toEqual([
    row(),
    row({ id: "re_1", providerId: "re_1", status: "done" }),
  ]);
  const byOrder = { ...refund("re_1", "succeeded"), metadata: { orderId: "ours" } };
  expect(record([row()], [byOrder])).toMatchObject([{ status: "done" }]);
});

test("a new try is followed, and is not ended by an earlier failure", () => {
  const failed = refund("re_1", "failed", "ours");
  const retried = row({ providerId: "re_1" });
  expect(record([retried], [failed])).toEqual([retried]);
  expect(record([retried], [refund("re_2", "pending", "ours"), failed])).toMatchObject([
    { status: "sent", providerId: "re_2" },
  ]);
  expect(record([retried], [refund("re_2", "failed", "ours"), failed])).toMatchObject([
    { status: "failed", providerId: "re_2" },
  ]);
  const done = row({ providerId: "re_2", status: "done" });
  expect(record([done], [failed])).toEqual([done]);
});

test("outdated and repeated lists end in the state of the latest one", () => {
  const history = [
    [],
    [refund("re_1", "pending", "ours")],
    [refund("re_2", "pending"), refund("re_1", "succeeded", "ours")],
    [refund("re_2", "failed"), refund("re_1", "succeeded", "ours")],
  ];
  const latest = record([row()], history.at(-1) ?? []);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...history)),
      fc.array(fc.constantFrom(...history)),
      (before, after) => {
        const lists = [...before, history.at(-1) ?? [], ...after];
        expect(lists.reduce(record, [row()])).toEqual(latest);
      },
    ),
  );
});

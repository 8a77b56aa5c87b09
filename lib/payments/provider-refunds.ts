import type { RefundRow } from "@/lib/orders/refunds/locked-order.server";
import type { RefundStatus } from "@/lib/orders/types";

/** A refund as the payment provider lists it; the amount is in minor units, `created` in seconds since 1970. */
export type ProviderRefund = {
  id: string;
  amount: number;
  currency: string;
  status: string | null;
  created?: number;
  metadata?: Readonly<Record<string, string>> | null;
};

const states: Record<string, RefundStatus> = { succeeded: "done", failed: "failed", canceled: "failed" };
export const stateOf = ({ status }: ProviderRefund): RefundStatus => states[status ?? ""] ?? "sent";

/** The order of refund states. A completed refund can still fail, as a bank may return the money. */
const stateOrder: readonly RefundStatus[] = ["due", "sent", "done", "failed"];

type Row = Pick<RefundRow, "id" | "status" | "providerId" | "amountCents">;

/** Returns the stored refund that a provider's belongs to: each try of it names it. */
function rowOf(rows: readonly Row[], { id, metadata }: ProviderRefund): Row | undefined {
  const named = metadata?.refundId ?? metadata?.orderId;
  return (
    rows.find(({ providerId }) => providerId === id) ??
    rows.find((row) => row.id === id) ??
    rows.find((row) => named !== undefined && row.id === named)
  );
}

/** Returns the provider's refund that decides a stored one's state: of several tries, the one that did not fail. */
const decisive = (tries: readonly ProviderRefund[]) =>
  tries.find((one) => stateOf(one) !== "failed") ?? tries[0];

/** Returns whether a stored refund follows this one: lists may be outdated, and a new try ends an earlier one. */
function follows(row: Row, reported: ProviderRefund): boolean {
  const state = stateOf(reported);
  if (row.providerId !== reported.id) return row.status === "due" || state !== "failed";
  if (row.status === "due") return false;
  return stateOrder.indexOf(state) > stateOrder.indexOf(row.status) || reported.amount !== row.amountCents;
}

export type Differences = {
  changed: { row: Row; reported: ProviderRefund }[];
  /** Refunds that were made at the provider. */
  unknown: ProviderRefund[];
};

/** Compares stored refunds with those that the provider lists, newest first. */
export function compareRefunds(rows: readonly Row[], listed: readonly ProviderRefund[]): Differences {
  const tries = new Map<Row, ProviderRefund[]>();
  const unknown: ProviderRefund[] = [];
  for (const reported of listed) {
    const row = rowOf(rows, reported);
    if (row) tries.set(row, [...(tries.get(row) ?? []), reported]);
    else unknown.push(reported);
  }
  const changed = [...tries].flatMap(([row, ofRow]) => {
    const reported = decisive(ofRow);
    return reported && follows(row, reported) ? [{ row, reported }] : [];
  });
  return { changed, unknown };
}

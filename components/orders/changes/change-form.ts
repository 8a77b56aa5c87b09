import type { RestaurantOrder } from "@/lib/orders/answers";
import { billOf, type Cart, pricedLine } from "@/lib/orders/cart/cart";
import { changeOf } from "@/lib/orders/changes/changeable";
import { priceChange, type RemovedLine } from "@/lib/orders/changes/price-change";
import { frozenParts } from "@/lib/orders/pricing/tax-parts";
import { priceRefund } from "@/lib/orders/refunds/amounts";
import { firstKind } from "@/lib/restaurants/terms/terms";
import type { PickerMenu } from "../dish-picker/picker-menu";

/** The number of dishes to take away by line, and the dishes to add. */
export type ChangeForm = { removed: readonly number[]; added: Cart };

export const unchanged = ({ lines }: RestaurantOrder): ChangeForm => ({
  removed: lines.map(() => 0),
  added: [],
});

export const removedLines = ({ removed }: ChangeForm): RemovedLine[] =>
  removed.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));

export type ReadChange = {
  bill: ReturnType<typeof billOf>;
  /** By how much the guest pays more; null if the change isn't possible. */
  differenceCents: number | null;
  /** The amount that goes back to the card. */
  backCents: number;
  problem: string | null;
};

/** Prices a change by the server's functions. */
export function readChange(form: ChangeForm, order: RestaurantOrder, menu: PickerMenu): ReadChange {
  const kind = order.kind ?? firstKind(menu.terms);
  const bill = billOf(form.added, menu.dishes, menu, { kind });
  const added = bill.lines.map(pricedLine).map((line) => ({
    ...line,
    ...frozenParts(line, menu.terms, kind),
  }));
  const removed = removedLines(form);
  const refused = (problem: string) => ({ bill, differenceCents: null, backCents: 0, problem });
  if (removed.length === 0 && added.length === 0) return refused("Nothing is changed yet");
  if (changeOf(order) === "by-refund") {
    const nothing = { lines: [], taxIncluded: order.taxIncluded, taxes: [], deliveryCents: 0 };
    const moreCents = priceChange(nothing, [], added).pricing.total;
    if (removed.length === 0) return { bill, differenceCents: moreCents, backCents: 0, problem: null };
    const back = priceRefund(order, order.refunds, { lines: removed, withDelivery: false });
    if ("field" in back) return refused(back.message);
    const { amountCents: backCents } = back;
    return { bill, differenceCents: moreCents - backCents, backCents, problem: null };
  }
  const { pricing } = priceChange(order, removed, added);
  if (pricing.lines.length === 0) return refused("An order needs a dish: cancel it instead");
  return { bill, differenceCents: pricing.total - order.totalCents, backCents: 0, problem: null };
}

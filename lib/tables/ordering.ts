import { type Translatable, translatable } from "@/lib/platform/language/translate";
import type { TableOrders } from "@/lib/reservations/rules";
import type { RefusalCode } from "@/lib/restaurants/refusal-codes";
import type { Terms } from "@/lib/restaurants/terms/terms";

type AtTable = {
  tableOrders: TableOrders;
  terms: Pick<Terms, "orderKinds" | "paysByCard">;
  /** Whether the staff have opened the table. */
  isOpen: boolean;
  /** Whether the guest's sitting was closed. */
  isClosed: boolean;
};

export type Ordering = {
  isPossible: boolean;
  /** Whether an order has to be paid by card before it reaches the kitchen. */
  paysFirst: boolean;
  /** A sentence for the guest. */
  text: Translatable;
  /** Why it isn't possible. */
  code?: RefusalCode;
};

const refused = (text: Translatable, code: RefusalCode): Ordering & { code: RefusalCode } => ({
  isPossible: false,
  paysFirst: false,
  text,
  code,
});

export const CLOSED = translatable(
  "This table was closed since you scanned its code, or opened much later. Scan the code again, or ask the staff.",
);
export const UNOPENED = translatable(
  "The staff have not opened this table yet. Call the waiter, and then order here. The menu is open meanwhile.",
);

/** Returns whether a guest with the code of a table can order there, and why not. */
export function orderingAt({ tableOrders, terms, isOpen, isClosed }: AtTable): Ordering {
  if (!terms.orderKinds.includes("table"))
    return refused(
      translatable("Please order with the staff: this restaurant takes no orders by phone at the table."),
      "invalid_fulfillment_method",
    );
  if (isClosed) return refused(CLOSED, "table_closed");
  const paysFirst = tableOrders === "paid" || (tableOrders === "openedOrPaid" && !isOpen);
  if (tableOrders === "opened" && !isOpen) return refused(UNOPENED, "table_not_open");
  if (paysFirst && !terms.paysByCard)
    return refused(
      translatable("Please order with the staff, or call the waiter."),
      "invalid_fulfillment_method",
    );
  if (paysFirst)
    return {
      isPossible: true,
      paysFirst,
      text: translatable("Order here and pay by card: it comes to your table."),
    };
  return { isPossible: true, paysFirst, text: translatable("Order here: it comes to your table.") };
}

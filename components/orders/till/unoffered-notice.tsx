import { Notice } from "@/components/ui/notice";
import type { BillLine } from "@/lib/orders/cart/cart";
import type { PickerMenu } from "../dish-picker/picker-menu";

type UnofferedNoticeProps = { menu: PickerMenu; lines: readonly BillLine[] };

/** Warns of dishes outside the times of their categories, which guests couldn’t order now. */
export function UnofferedNotice({ menu: { categories, unoffered = {} }, lines }: UnofferedNoticeProps) {
  const chosen = categories.filter(
    ({ id }) => unoffered[id] && lines.some(({ dish }) => dish.category === id),
  );
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {chosen.map(({ id, label }) => (
        <Notice key={id} tone="warning">
          {label} is offered {unoffered[id]}. Guests couldn’t order this themselves now.
        </Notice>
      ))}
    </div>
  );
}

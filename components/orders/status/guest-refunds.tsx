import { MomentTime } from "@/components/ui/moment-time";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import { guestWords, partsOf } from "@/lib/orders/refunds/refund-words";

/** Lists what was given back of an order, for its guest. */
export function GuestRefunds({ order }: { order: OrderView }) {
  const t = useTranslate();
  if (order.refunds.length === 0) return null;
  return (
    <ul aria-label={t("Given back")} className="grid gap-2 border-line border-t border-dashed pt-4 text-sm">
      {order.refunds.map((refund) => {
        const parts = partsOf(order, refund, t);
        return (
          <li key={refund.id}>
            <span className="font-semibold">{guestWords(order, refund, t)}.</span>{" "}
            <span className="text-ink-soft">
              {parts && `${parts} · `}
              <MomentTime at={refund.createdAt} language={t.language} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

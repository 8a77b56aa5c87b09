"use client";

import { ArrowRight, Check, Hourglass, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import type { Translatable } from "@/lib/platform/language/translate";
import { TableLink } from "../at-table/table-link";
import { paymentTexts } from "./payment-texts";

const outcome = (text: Translatable, Icon: LucideIcon = Check) => ({ text, Icon });

const outcomes: Partial<Record<OrderView["payment"], ReturnType<typeof outcome>>> = {
  onHandover: outcome(paymentTexts.onHandover),
  demo: outcome(paymentTexts.demo),
  processing: outcome(paymentTexts.processing, Hourglass),
};

export function OrderPlaced({
  order: { id, number, payment, totalCents, restaurantId },
}: {
  order: OrderView;
}) {
  const t = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const { text, Icon } =
    (totalCents > 0 ? outcomes[payment] : outcome(paymentTexts.free)) ?? outcome(paymentTexts.live);

  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  return (
    <div className="order-placed grid justify-items-center gap-4 pt-3 pb-2 text-center max-sm:pb-24">
      <span className="grid size-16 animate-settle place-items-center rounded-full bg-brand text-on-brand">
        <Icon aria-hidden="true" className="size-8" strokeWidth={2.6} />
      </span>
      <p role="status" className="font-semibold text-lg">
        {t(text)}
      </p>
      <a ref={link} href={`/orders/${id}`} className={buttonStyle({ size: "lg", shape: "pill" })}>
        {t("Follow order {number}", { number })}
        <ArrowRight aria-hidden="true" />
      </a>
      <TableLink restaurantId={restaurantId} />
    </div>
  );
}

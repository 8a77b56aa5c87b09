"use client";

import { ArrowRight, Check, Hourglass, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import type { OrderView } from "@/lib/orders/answers";
import { paymentTexts } from "./payment-texts";

const outcomes: Partial<Record<OrderView["payment"], { text: string; Icon: LucideIcon }>> = {
  onHandover: { text: paymentTexts.onHandover, Icon: Check },
  demo: { text: paymentTexts.demo, Icon: Check },
  processing: { text: paymentTexts.processing, Icon: Hourglass },
};

export function OrderPlaced({ order: { id, number, payment } }: { order: OrderView }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { text, Icon } = outcomes[payment] ?? { text: paymentTexts.live, Icon: Check };

  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  return (
    <div className="order-placed grid justify-items-center gap-4 pt-3 pb-2 text-center max-sm:pb-24">
      <span className="grid size-16 animate-settle place-items-center rounded-full bg-brand text-on-brand">
        <Icon aria-hidden="true" className="size-8" strokeWidth={2.6} />
      </span>
      <p role="status" className="font-semibold text-lg">
        {text}
      </p>
      <a ref={link} href={`/orders/${id}`} className={buttonStyle({ size: "lg", shape: "pill" })}>
        Follow order {number}
        <ArrowRight aria-hidden="true" />
      </a>
    </div>
  );
}

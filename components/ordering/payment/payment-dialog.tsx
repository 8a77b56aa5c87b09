"use client";

import { X } from "lucide-react";
import dynamic from "next/dynamic";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Loading } from "@/components/ui/spinner";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import type { Bill } from "@/lib/ordering/cart";
import type { OrderView } from "@/lib/ordering/schema";
import { formatCents } from "@/lib/ordering/totals";
import { SoldOutNote } from "../cart/cart-notes";
import { useOrdering } from "../ordering-context";
import { DemoPayment } from "./demo-payment";
import { NothingToPay } from "./nothing-to-pay";
import { OrderPlaced } from "./order-placed";

const LivePayment = dynamic(() => import("../live-payment").then((module) => module.LivePayment), {
  ssr: false,
  loading: () => <Loading />,
});

function titleOf(order: OrderView | null, { count, totals }: Bill): string {
  if (order) return "Thank you!";
  return count === 0 ? "Nothing to pay" : `Pay ${formatCents(totals.totalCents)}`;
}

/** Pays what is in the cart. While a payment is on its way the dialog stays open. */
export function PaymentDialog() {
  const { payment, bill, isPaying, order, closePayment, succeed, menu } = useOrdering();
  const [isSending, setSending] = useState(false);
  const focusReturn = useFocusReturn();
  const mode = bill.count === 0 && !isSending ? "nothing" : payment.mode;

  return (
    <Dialog.Root open={isPaying} onOpenChange={(open) => open || isSending || closePayment()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid animate-appear items-end overflow-y-auto bg-scrim backdrop-blur-[2px] sm:place-items-center sm:p-4">
          <Dialog.Content
            {...focusReturn}
            aria-describedby={undefined}
            className="w-full max-w-lg animate-settle rounded-t-card border-line bg-surface shadow-raised focus:outline-none sm:rounded-card sm:border"
          >
            <header className="flex items-center gap-3 py-3 pr-2.5 pl-5 sm:pt-5 sm:pr-4 sm:pl-7">
              <Dialog.Title className="sign flex-1 text-xl">{titleOf(order, bill)}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon={X} label="Close payment" disabled={isSending} className="md:!size-11" />
              </Dialog.Close>
            </header>
            <div className="px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
              {order && <OrderPlaced order={order} />}
              {!order && <SoldOutNote className="mb-4" />}
              {!order && mode === "nothing" && <NothingToPay onClose={closePayment} />}
              {!order && mode === "demo" && <DemoPayment isSending={isSending} setSending={setSending} />}
              {!order && mode === "live" && payment.mode === "live" && (
                <LivePayment
                  publishableKey={payment.publishableKey}
                  menu={menu.key}
                  bill={bill}
                  onBusy={setSending}
                  onOrdered={succeed}
                />
              )}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Loading } from "@/components/ui/spinner";
import { useTranslate } from "@/components/ui/translation";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { useLoaded } from "@/components/ui/use-loaded";
import { pricedLine } from "@/lib/orders/cart/cart";
import { goodsOf, priceCart, type Totals } from "@/lib/orders/pricing/price-cart";
import { noTip, tipOf } from "@/lib/orders/pricing/tip";
import type { ShownVoucher } from "@/lib/vouchers/schema";
import { discountOf } from "@/lib/vouchers/voucher";
import { CartNotes } from "../cart/cart-notes";
import { type Ordering, useOrdering } from "../ordering/context";
import { LivePaymentFailed } from "./live-payment-failed";
import { OrderPlaced } from "./order-placed";
import { PaysChoice } from "./pays-choice";

const loadPayments = () => import("./payments");

type GivenVoucher = { voucher: ShownVoucher | null; problem?: string | undefined };

/** Focuses the first field, or the dialog if it has none. */
function focusFirstField(content: HTMLElement | null) {
  (content?.querySelector("input") ?? content)?.focus();
}

/** Returns the totals of a cart with a voucher. */
function discountedTotals({ bill, kind, restaurant, place }: Ordering, voucher: ShownVoucher): Totals {
  const lines = bill.lines.map(pricedLine);
  const extras = { discount: discountOf(voucher), zones: place.zones };
  return priceCart(lines, restaurant.terms, kind, extras).totals;
}

/** Pays the cart; stays open while a payment is pending. */
export function PaymentDialog() {
  const t = useTranslate();
  const ordering = useOrdering();
  const { publishableKey, bill, isClosed, isPaying, order, closePayment, restaurant, hours } = ordering;
  const { paysByCard, paysOnHandover } = restaurant.terms;
  const [wantsHandover, setHandover] = useState(false);
  const isOnHandover = paysOnHandover && (wantsHandover || !paysByCard);
  const [isSending, setSending] = useState(false);
  const [tip, setTip] = useState(noTip);
  const [chosenTime, setDueAt] = useState<string | null>(null);
  const dueAt = hours.hasTimes ? chosenTime : null;
  const [{ voucher, problem: voucherProblem }, setGiven] = useState<GivenVoucher>({ voucher: null });
  const setVoucher = useCallback(
    (given: ShownVoucher | null, problem?: string) => setGiven({ voucher: given, problem }),
    [],
  );
  const { subtotalCents, currency } = bill.totals;
  const isEnough = voucher !== null && subtotalCents >= voucher.minimumCents;
  const totals = isEnough ? discountedTotals(ordering, voucher) : bill.totals;
  const goodsCents = goodsOf(totals);
  const tipCents = restaurant.terms.asksTip ? tipOf(tip, subtotalCents, currency) : 0;
  const totalCents = totals.totalCents + (tipCents ?? 0);
  const focusReturn = useFocusReturn();
  const { value: payments, failed, retry } = useLoaded(loadPayments, bill.count > 0);
  const CardPayment = publishableKey === null ? payments?.DemoPayment : payments?.LivePayment;
  const Form = isOnHandover ? payments?.HandoverPayment : CardPayment;
  const content = useRef<HTMLDivElement>(null);
  const hasForm = Form !== undefined;
  const isNothingLeft = isPaying && !order && !isSending && (isClosed || bill.count === 0);

  // Closes if everything sold out, was paid in another tab, or ordering was switched off: the cart explains it.
  useEffect(() => {
    if (isNothingLeft) closePayment();
  }, [isNothingLeft, closePayment]);

  useEffect(() => {
    if (order) setDueAt(null);
  }, [order]);

  // The form may load after the dialog opened. Does nothing if the focus has moved.
  useEffect(() => {
    if (hasForm && document.activeElement === content.current) focusFirstField(content.current);
  }, [hasForm]);

  const isFree = totalCents === 0 && bill.count > 0;
  const amount = t.money(totalCents, currency);
  const priced = isOnHandover ? t("Order for {amount}", { amount }) : t("Pay {amount}", { amount });
  const title = isFree ? t("Nothing to pay") : priced;

  return (
    <Dialog.Root open={isPaying} onOpenChange={(open) => open || isSending || closePayment()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page grid animate-appear items-end overflow-y-auto bg-scrim [backdrop-filter:blur(2px)] sm:place-items-center sm:p-4">
          <Dialog.Content
            {...focusReturn}
            ref={content}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus();
              event.preventDefault();
              focusFirstField(content.current);
            }}
            aria-describedby={undefined}
            className="w-full max-w-lg animate-settle rounded-t-card border-line bg-surface shadow-raised focus:outline-none sm:rounded-card sm:border"
          >
            <header className="flex items-center gap-3 py-3 pr-2.5 pl-5 sm:pt-5 sm:pr-4 sm:pl-7">
              <Dialog.Title className="sign flex-1 text-xl">{order ? t("Thank you!") : title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon={X} label={t("Close payment")} disabled={isSending} size="lg" />
              </Dialog.Close>
            </header>
            <div className="px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
              {!order && <CartNotes />}
              {order && <OrderPlaced order={order} />}
              {!order && !isFree && paysByCard && paysOnHandover && (
                <PaysChoice isOnHandover={isOnHandover} onChange={setHandover} isDisabled={isSending} />
              )}
              {!order && failed && <LivePaymentFailed onRetry={retry} />}
              {!order && !failed && !Form && <Loading label={t("Loading...")} />}
              {!order && Form && (
                <Form
                  {...{
                    isSending,
                    setSending,
                    tip,
                    setTip,
                    tipCents,
                    voucher,
                    voucherProblem,
                    setVoucher,
                    dueAt,
                    setDueAt,
                    goodsCents,
                    totalCents,
                  }}
                />
              )}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

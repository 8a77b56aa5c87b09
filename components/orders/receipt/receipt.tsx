"use client";

import { OptionList } from "@/components/storefront/cart/option-list";
import { useTranslate } from "@/components/ui/translation";
import type { Issuer } from "@/lib/business-profile/issuer";
import type { OrderView } from "@/lib/orders/answers";
import { handoverWords } from "@/lib/orders/handover-words";
import { isPaid, paidWords } from "@/lib/orders/receipt-words";
import { ReceiptActions } from "./receipt-actions";
import { ReceiptTotals } from "./receipt-totals";

type ReceiptProps = {
  order: OrderView;
  restaurantPath: string;
  issuer: Issuer;
  /** Date and time of the order on the business's clock. */
  placedAt: string;
};

/** The receipt of an order on screen and on paper, without anything about its guest. */
export function Receipt({ order, restaurantPath, issuer, placedAt }: ReceiptProps) {
  const t = useTranslate();
  const number = t("Order {number}", { number: order.number });
  const details = [isPaid(order) && number, handoverWords(order, t)].filter(Boolean);
  return (
    <main className="receipt-page mx-auto grid min-h-dvh w-full max-w-xl content-start gap-6 px-gutter py-8 md:py-12">
      <article className="receipt grid gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <IssuerLines issuer={issuer} restaurantName={order.restaurantName} />
        <div className="grid gap-2 border-line border-t border-dashed pt-5">
          <h1 className="text-xl">{isPaid(order) ? t("Receipt") : number}</h1>
          <p className="wrap-anywhere tabular-nums">
            {details.length > 0 && (
              <>
                {details.join(" · ")}
                <br />
              </>
            )}
            <time dateTime={order.createdAt}>{placedAt}</time>
          </p>
          <p className="receipt-state rounded-inner border-2 border-line-strong px-3 py-2 font-semibold">
            {paidWords(order, t)}
          </p>
        </div>
        <Lines order={order} />
        <ReceiptTotals order={order} />
        <p className="border-line border-t border-dashed pt-4 text-ink-soft text-sm">
          {t("This is no fiscal receipt. Ask {name} if you need an invoice.", {
            name: issuer.name || order.restaurantName,
          })}
        </p>
      </article>
      <ReceiptActions order={order} restaurant={{ restaurantId: order.restaurantId, path: restaurantPath }} />
    </main>
  );
}

function IssuerLines({ issuer, restaurantName }: { issuer: Issuer; restaurantName: string }) {
  const t = useTranslate();
  const { name, address, taxNumber } = issuer;
  return (
    <header className="wrap-anywhere grid gap-0.5">
      <p className="font-display font-semibold text-lg">{name || restaurantName}</p>
      {name && restaurantName && name !== restaurantName && <p>{restaurantName}</p>}
      {address.length > 0 && (
        <address className="whitespace-pre-line text-ink-soft not-italic" dir="auto">
          {address.join("\n")}
        </address>
      )}
      {taxNumber && <p className="text-ink-soft">{t("Tax number: {number}", { number: taxNumber })}</p>}
    </header>
  );
}

function Lines({ order: { lines, currency } }: { order: OrderView }) {
  const t = useTranslate();
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{t("Dishes")}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft text-sm">
          <th scope="col" className="pb-1.5 text-start font-medium">
            {t("Dish")}
          </th>
          <th scope="col" className="pb-1.5 pl-3 text-end font-medium">
            {t("Amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, quantity, priceCents, options, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish is there once for each choice of options
          <tr key={index} className="align-top">
            <th scope="row" className="wrap-anywhere pt-2 text-start font-normal">
              <span dir="auto">{name}</span>
              <OptionList options={options} note={note} className="text-ink-soft text-sm" />
              <span className="block text-ink-soft text-sm">
                {quantity} × {t.money(priceCents, currency)}
              </span>
            </th>
            <td className="whitespace-nowrap pt-2 pl-3 text-end">
              {t.money(quantity * priceCents, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

"use client";

import { ExternalLink } from "lucide-react";
import { PrintTicket } from "@/components/printers/print-ticket";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import { Sheet } from "@/components/ui/sheet";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { cancelledWords } from "@/lib/orders/cancelled-words";
import { addressLines, deliveryMapUrl, handoverWords } from "@/lib/orders/handover-words";
import { isRefunding, isStep, nextStatus } from "@/lib/orders/order-status";
import { orderStatuses } from "@/lib/orders/types";
import { ChangeSection } from "./change-section";
import { stepLabel } from "./labels";
import { OrderReceipt } from "./order-receipt";
import { PaymentNotice } from "./payment-notice";
import { RefundSection } from "./refund-section";
import { PaymentBadge, StatusBadge } from "./status-badges";
import type { OrderSteps } from "./use-order-steps";

type OrderSheetProps = {
  order: RestaurantOrder;
  steps: OrderSteps;
  onClose: () => void;
};

/** Shows all details of an order, with its possible steps. */
export function OrderSheet({ order, steps, onClose }: OrderSheetProps) {
  const { id, number, name, email, phone, note, status, createdAt, placedBy, additionTo } = order;
  const address = addressLines(order);
  const mapUrl = deliveryMapUrl(order);
  return (
    <Sheet
      open
      onOpenChange={(stays) => stays || onClose()}
      title={`Order ${number}`}
      description={
        <div className="grid gap-2">
          <p>
            {[order.restaurantName, handoverWords(order)].filter(Boolean).join(" · ")} ·{" "}
            <MomentTime at={createdAt} />
          </p>
          {placedBy && <p className="wrap-anywhere">Taken by {placedBy}</p>}
          {order.promisedAt && (
            <p>
              Promised for <MomentTime at={order.promisedAt} />
            </p>
          )}
          {order.cancelledBy && <p className="wrap-anywhere">{cancelledWords(order)}</p>}
          {additionTo && <p>Adds to order {additionTo}, which was paid by card.</p>}
          <p className="flex flex-wrap gap-2">
            <StatusBadge status={status} />
            <PaymentBadge order={order} />
          </p>
        </div>
      }
    >
      <div className="grid gap-6 px-2 py-2">
        <PaymentNotice order={order} steps={steps} />
        {note && (
          <p
            dir="auto"
            className="wrap-anywhere whitespace-pre-line rounded-inner bg-brass-soft px-3 py-2 font-semibold"
          >
            “{note}”
          </p>
        )}
        <OrderReceipt order={order} />
        <ChangeSection key={`changes-${id}`} order={order} steps={steps} />
        <RefundSection key={id} order={order} steps={steps} />
        <section aria-labelledby="order-guest" className="grid gap-1">
          <h3 id="order-guest" className="text-base">
            Guest
          </h3>
          <p dir="auto" className="wrap-anywhere">
            {order.dataRemovedAt ? (
              <>
                The guest’s data was removed on <MomentTime at={order.dataRemovedAt} />.
              </>
            ) : (
              name
            )}
          </p>
          {email && (
            <a
              href={`mailto:${encodeURIComponent(email)}`}
              className="wrap-anywhere justify-self-start py-1 text-brand-ink underline underline-offset-4"
            >
              {email}
            </a>
          )}
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="justify-self-start py-1 text-brand-ink underline underline-offset-4"
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {address.length > 0 && (
            <address className="wrap-anywhere whitespace-pre-line not-italic">{address.join("\n")}</address>
          )}
          {mapUrl && <OrderPageLink href={mapUrl}>Show on a map</OrderPageLink>}
          <OrderPageLink href={`/orders/${id}`}>What the guest sees</OrderPageLink>
          <OrderPageLink href={`/orders/${id}/receipt`}>Receipt to print</OrderPageLink>
        </section>
        <PrintTicket order={order} />
        {steps.mayChange && <StepButtons order={order} steps={steps} />}
      </div>
    </Sheet>
  );
}

function OrderPageLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 justify-self-start py-1 text-brand-ink underline underline-offset-4"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(in a new tab)</span>
    </a>
  );
}

function StepButtons({ order, steps }: { order: RestaurantOrder; steps: OrderSteps }) {
  const { id, status } = order;
  const next = nextStatus(status);
  const others = isRefunding(order) ? [] : orderStatuses.filter((to) => to !== next && isStep(status, to));
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <Button pending={steps.isPending(id, next)} onClick={() => steps.step(order, next)}>
          {stepLabel(status, next, true)}
          {status === "new" && `, ${steps.proposed} min`}
        </Button>
      )}
      {others.map((to) => (
        <Button
          key={to}
          variant="secondary"
          className={to === "cancelled" ? "enabled:text-danger" : undefined}
          pending={steps.isPending(id, to)}
          onClick={() => steps.step(order, to)}
        >
          {stepLabel(status, to, false)}
        </Button>
      ))}
    </div>
  );
}

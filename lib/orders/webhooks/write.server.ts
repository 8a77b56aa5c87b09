import "server-only";
import * as z from "zod";
import { restaurantChange } from "@/lib/orders/order-change";
import { orderFields, toOrderView } from "@/lib/orders/order-fields.server";
import { db } from "@/lib/platform/db/client";
import { moment } from "@/lib/platform/http/answers";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";

const aboutOrder = z.object({
  orderId: z.string(),
  refundId: z.string().optional(),
  promisedAt: moment.optional(),
  change: restaurantChange.omit({ at: true, by: true }).optional(),
});

const guestFields = {
  name: true,
  email: true,
  phone: true,
  street: true,
  postalCode: true,
  locality: true,
  point: true,
} as const;

/** Writes the data of an event of an order; the guest's only on request. @returns null if the order was deleted */
export async function writeOrderData(about: object, { withGuest }: { withGuest: boolean }) {
  const { orderId, refundId, promisedAt, change } = aboutOrder.parse(about);
  const row = await db.order.findUnique({
    where: { id: orderId },
    select: { ...orderFields, ...guestFields },
  });
  if (!row) return null;
  const { name, email, phone, street, postalCode, locality, point, ...viewed } = row;
  const order = toOrderView(viewed);
  const refund = order.refunds.find(({ id }) => id === refundId);
  return {
    // The id is enough to read the page of the order and to cancel it.
    ...(withGuest && { id: order.id }),
    number: order.number,
    restaurantId: order.restaurantId,
    status: order.status,
    payment: order.payment,
    kind: order.kind,
    currency: order.currency,
    subtotalCents: order.subtotalCents,
    deliveryCents: order.deliveryCents,
    discountCents: order.discountCents ?? 0,
    tipCents: order.tipCents ?? 0,
    taxIncluded: order.taxIncluded,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    createdAt: order.createdAt,
    promisedAt: promisedAt ?? order.promisedAt ?? null,
    // A wish for a dish or the order may name the guest.
    lines: order.lines.map(({ name, quantity, priceCents, options = [], allergens, note }) => ({
      name,
      quantity,
      priceCents,
      options: options.map(({ depth: _, ...option }) => option),
      ...(allergens && { allergens }),
      ...(withGuest && note && { note }),
    })),
    ...(refund && { refund: { id: refund.id, amountCents: refund.amountCents } }),
    ...(change && { change }),
    ...(withGuest && {
      guest: {
        name,
        email,
        phone,
        street,
        postalCode,
        locality,
        ...(point !== null && { point: parsePoint(point) }),
        tableName: row.tableName,
        note: row.note,
      },
    }),
  };
}

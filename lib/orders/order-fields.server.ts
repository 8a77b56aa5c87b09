import "server-only";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { Prisma } from "@/prisma/client";
import type { OrderView } from "./answers";

export const orderFields = {
  id: true,
  number: true,
  restaurantId: true,
  restaurantName: true,
  currency: true,
  kind: true,
  tableName: true,
  note: true,
  subtotalCents: true,
  taxIncluded: true,
  taxCents: true,
  taxes: true,
  deliveryCents: true,
  totalCents: true,
  status: true,
  payment: true,
  refund: true,
  createdAt: true,
  lines: {
    select: {
      dishId: true,
      name: true,
      emoji: true,
      picture: true,
      quantity: true,
      priceCents: true,
      options: true,
      note: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderSelect;

export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderFields }>;

export function toOrderView({ lines, createdAt, refund, kind, taxes, ...row }: OrderRow): OrderView {
  return {
    ...row,
    ...(kind && { kind }),
    taxes: taxes as OrderView["taxes"],
    ...(refund && { refund }),
    lines: lines.map(({ dishId: id, picture, options, ...line }) => ({
      id,
      name: line.name,
      emoji: line.emoji,
      ...(picture && { picture }),
      quantity: line.quantity,
      priceCents: line.priceCents,
      options: (options as OptionPart[]).map(({ groupId: _, optionId: __, ...option }) => option),
      note: line.note,
    })),
    createdAt: createdAt.toISOString(),
  };
}

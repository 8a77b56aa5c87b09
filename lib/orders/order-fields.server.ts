import "server-only";
import { chosenOfParts } from "@/lib/restaurants/options/chosen-of-parts";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { Prisma } from "@/prisma/client";
import type { OrderView } from "./answers";
import { parseChanges } from "./order-change";
import { refundedCents } from "./refunds/amounts";
import { parseLines } from "./refunds/lines";

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
  tipCents: true,
  discountCents: true,
  voucherCode: true,
  totalCents: true,
  status: true,
  payment: true,
  refund: true,
  isPaidAtCounter: true,
  changes: true,
  acceptedAt: true,
  promisedAt: true,
  readyAt: true,
  dueAt: true,
  cancelledBy: true,
  cancelReason: true,
  dataRemovedAt: true,
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
      allergens: true,
      note: true,
    },
    orderBy: { position: "asc" },
  },
  refunds: {
    select: {
      id: true,
      amountCents: true,
      status: true,
      lines: true,
      withDelivery: true,
      withTip: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderFields }>;

const toRefundView = (row: OrderRow["refunds"][number]): OrderView["refunds"][number] => ({
  id: row.id,
  amountCents: row.amountCents,
  status: row.status,
  lines: parseLines(row.lines),
  withDelivery: row.withDelivery,
  ...(row.withTip && { withTip: true }),
  createdAt: row.createdAt.toISOString(),
});

function shownParts(parts: readonly OptionPart[]) {
  const options = parts.map(({ groupId: _, optionId: __, ...option }) => option);
  return options.length > 0 ? { options, chosen: chosenOfParts(parts) } : {};
}

type Progress = Pick<
  OrderRow,
  "acceptedAt" | "promisedAt" | "readyAt" | "cancelledBy" | "cancelReason" | "dataRemovedAt"
>;

/** The progress of an order that was just placed. */
export const noProgress: Progress = {
  acceptedAt: null,
  promisedAt: null,
  readyAt: null,
  cancelledBy: null,
  cancelReason: "",
  dataRemovedAt: null,
};

const shownProgress = ({
  acceptedAt,
  promisedAt,
  readyAt,
  cancelledBy,
  cancelReason,
  dataRemovedAt,
}: Progress) => ({
  ...(acceptedAt && { acceptedAt: acceptedAt.toISOString() }),
  ...(promisedAt && { promisedAt: promisedAt.toISOString() }),
  ...(readyAt && { readyAt: readyAt.toISOString() }),
  ...(cancelledBy && { cancelledBy }),
  ...(cancelReason !== "" && { cancelReason }),
  ...(dataRemovedAt && { dataRemovedAt: dataRemovedAt.toISOString() }),
});

export function toOrderView(order: OrderRow): OrderView {
  const { lines, createdAt, refund, refunds, kind, taxes, tipCents, discountCents, voucherCode, ...others } =
    order;
  const {
    isPaidAtCounter,
    changes,
    acceptedAt,
    promisedAt,
    readyAt,
    dueAt,
    cancelledBy,
    cancelReason,
    dataRemovedAt,
    ...row
  } = others;
  const shownChanges = parseChanges(changes).map(({ at, removed, added, differenceCents }) => ({
    at,
    removed,
    added,
    differenceCents,
  }));
  return {
    ...row,
    ...(kind && { kind }),
    taxes: taxes as OrderView["taxes"],
    ...(discountCents > 0 && { discountCents }),
    ...(voucherCode !== "" && { voucherCode }),
    ...(tipCents > 0 && { tipCents }),
    ...(refund && { refund }),
    ...shownProgress({ acceptedAt, promisedAt, readyAt, cancelledBy, cancelReason, dataRemovedAt }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(isPaidAtCounter && { isPaidAtCounter }),
    ...(shownChanges.length > 0 && { changes: shownChanges }),
    lines: lines.map(({ dishId: id, picture, options, ...line }) => ({
      id,
      name: line.name,
      emoji: line.emoji,
      ...(picture && { picture }),
      quantity: line.quantity,
      priceCents: line.priceCents,
      ...shownParts(options as OptionPart[]),
      ...(line.allergens !== "" && { allergens: line.allergens }),
      ...(line.note !== "" && { note: line.note }),
    })),
    refundedCents: refundedCents(refunds),
    refunds: refunds.map(toRefundView),
    createdAt: createdAt.toISOString(),
  };
}

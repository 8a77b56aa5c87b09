import type { RestaurantOrder } from "@/lib/orders/answers";
import { changeWords } from "@/lib/orders/changes/change-words";
import { addressLines, handoverWords } from "@/lib/orders/handover-words";
import { lineAllergens } from "@/lib/orders/line-allergens";
import { optionText, shownOptions } from "@/lib/orders/option-text";
import { isPaidOnHandover, isSettled } from "@/lib/orders/order-status";
import { givenQuantities } from "@/lib/orders/refunds/refund-words";
import { formatMoney } from "@/lib/platform/money/money";
import type { TicketLine } from "./ticket-line";

const INDENT = 4;

function paymentWords(order: RestaurantOrder): string[] {
  const { payment, totalCents, currency, isPaidAtCounter } = order;
  if (payment === "demo") return ["Demo order"];
  if (!isSettled(payment)) return ["Not paid yet"];
  if (payment !== "onHandover" || isPaidAtCounter || isPaidOnHandover(order) || totalCents === 0) return [];
  return [`To be paid: ${formatMoney(totalCents, currency)}`];
}

/** The dishes with the options that they need together, as the kitchen view words them. */
function dishLines(order: RestaurantOrder): TicketLine[] {
  const given = givenQuantities(order);
  return order.lines.flatMap((line, index) => {
    const { quantity, name, options = [], note } = line;
    const back = given[index] ?? 0;
    const allergens = lineAllergens(line);
    return [
      { text: `${quantity} × ${name}`, size: "large", isBold: true } as const,
      ...(back > 0
        ? [
            {
              text: back >= quantity ? "Given back" : `${back} of ${quantity} given back`,
              indent: INDENT,
              isInverted: true,
            },
          ]
        : []),
      ...(note ? [{ text: `“${note}”`, indent: INDENT, size: "large", isBold: true } as const] : []),
      ...(allergens
        ? [{ text: `Allergens: ${allergens}`, indent: INDENT, size: "large", isBold: true } as const]
        : []),
      ...shownOptions(options).map((option) => ({
        text: optionText(option, quantity),
        indent: INDENT + 2 * option.depth,
      })),
    ];
  });
}

const guestLines = (order: RestaurantOrder): TicketLine[] => [
  ...(order.name ? [{ text: order.name }] : []),
  ...(order.phone ? [{ text: order.phone }] : []),
  ...(order.kind === "delivery" ? addressLines(order).map((text) => ({ text })) : []),
];

type KitchenTicket = {
  order: RestaurantOrder;
  /** On the business's clock. */
  placedAt: string;
  /** Null if no time was promised. */
  promisedFor: string | null;
  isReprint: boolean;
};

/** The ticket of an order for the kitchen: what must not be missed comes first. */
export function kitchenTicket({ order, placedAt, promisedFor, isReprint }: KitchenTicket): TicketLine[] {
  const lastChange = order.changes?.at(-1);
  const handover = handoverWords(order);
  return [
    ...(isReprint ? [{ text: " Reprint ", isInverted: true }] : []),
    ...(order.status === "cancelled"
      ? [{ text: "Cancelled", size: "large", isInverted: true } as const]
      : []),
    { text: String(order.number), size: "huge" },
    ...(handover ? [{ text: handover, size: "large", isBold: true } as const] : []),
    { text: "Placed", right: placedAt },
    ...(promisedFor ? [{ text: "Promised", right: promisedFor, isBold: true }] : []),
    { text: order.restaurantName },
    ...(order.additionTo ? [{ text: `Adds to order ${order.additionTo}`, isBold: true }] : []),
    ...(order.note
      ? order.note.split("\n").map((text) => ({ text, size: "large", isBold: true }) as const)
      : []),
    ...(lastChange ? [{ text: `Changed: ${changeWords(lastChange)}`, isInverted: true }] : []),
    ...paymentWords(order).map((text) => ({ text, isBold: true })),
    null,
    ...dishLines(order),
    null,
    ...guestLines(order),
  ];
}

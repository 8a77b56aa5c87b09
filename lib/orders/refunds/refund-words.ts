import type { OrderView, RefundView } from "@/lib/orders/answers";
import { feePart } from "@/lib/orders/fee-words";
import { english, type Translate } from "@/lib/platform/language/translate";
import { formatMoney } from "@/lib/platform/money/money";

type Order = Pick<OrderView, "number" | "payment" | "currency" | "lines">;
type Refund = Pick<RefundView, "amountCents" | "status" | "lines" | "withDelivery" | "withTip">;

/** Returns the toast after a refund was made or tried again. */
export function givenWords({ number, currency }: Order, { amountCents, status }: Refund): string {
  const amount = formatMoney(amountCents, currency);
  if (status === "done") return `${amount} of order ${number} were given back`;
  if (status === "sent") return `${amount} of order ${number} are on their way back`;
  return status === "due"
    ? `${amount} of order ${number} will be given back as soon as Stripe can be reached`
    : `${amount} of order ${number} could not be given back. Try again in its details.`;
}

/** Names what was given back: “2 × Zobo, delivery”; empty for an amount. */
export function partsOf(
  order: Pick<OrderView, "lines" | "kind">,
  { lines, withDelivery, withTip }: Refund,
  t: Translate = english,
): string {
  const dishes = lines.map(
    ({ position, quantity }) => `${quantity}\u00a0×\u00a0${order.lines[position]?.name ?? "?"}`,
  );
  return [...dishes, ...(withDelivery ? [feePart(order, t)] : []), ...(withTip ? [t("tip")] : [])].join(", ");
}

/** Describes a refund to its guest. */
export function guestWords(
  { payment, currency }: Order,
  { amountCents, status }: Refund,
  t: Translate = english,
): string {
  const amount = t.money(amountCents, currency);
  if (status === "failed")
    return t("{amount} could not be given back: please ask the restaurant", { amount });
  if (status === "due") return t("{amount} are being given back to you", { amount });
  if (status === "sent") return t("{amount} are on their way back to you", { amount });
  return payment === "onHandover"
    ? t("{amount} were given back", { amount })
    : t("{amount} were given back; a bank may need some days to show it", { amount });
}

/** Returns the number of dishes of each line that were given back or are about to be. */
export function givenQuantities(order: Pick<OrderView, "lines" | "refunds">): number[] {
  const given = order.refunds.filter(({ status }) => status !== "failed").flatMap(({ lines }) => lines);
  return order.lines.map((_, index) =>
    given.reduce((sum, { position, quantity }) => (position === index ? sum + quantity : sum), 0),
  );
}

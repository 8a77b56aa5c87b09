import type { MailBlock } from "@/lib/mail/body";
import type { OrderMailKind } from "@/lib/mail/kinds";
import type { OrderView } from "@/lib/orders/answers";
import { tableWords } from "@/lib/orders/handover-words";
import { isPaidOnHandover } from "@/lib/orders/order-status";
import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import { orderRows } from "./rows";

/** An order with what its mails say beside the view of the guest. */
export type MailedOrder = OrderView & {
  name: string;
  phone: string;
  address: string;
  /** Formatted; null if nobody promised one. */
  promisedTime: string | null;
  /** Formatted; null for as soon as possible. */
  wantedTime: string | null;
  /** Why it was rejected; may be empty. */
  reason: string;
  /** The page of the order; null if the site's address is not known. */
  url: string | null;
};

type Words = { subject: string; title?: string; blocks: MailBlock[] };

const text = (...parts: (string | false | null | undefined)[]): MailBlock[] => {
  const sentences = parts.filter(Boolean).join(" ");
  return sentences ? [{ text: sentences }] : [];
};

function paymentWords(order: MailedOrder, t: Translate): string {
  const { payment, isPaidAtCounter, totalCents, currency } = order;
  if (payment === "demo") return t("This restaurant is in demo mode: nothing was charged.");
  if (payment === "processing") return t("Your payment is under way.");
  if (payment === "onHandover" && !isPaidAtCounter && !isPaidOnHandover(order) && totalCents > 0)
    return t("You pay {amount} when you get it.", { amount: t.money(totalCents, currency) });
  return totalCents > 0 ? t("It is paid.") : "";
}

const whole = (order: MailedOrder, t: Translate): MailBlock[] => {
  const { lines, sums } = orderRows(order, t);
  const { wantedTime, note, address, tableName } = order;
  return [
    { rows: lines },
    { rows: sums },
    ...(wantedTime ? [{ text: t("For {time}", { time: wantedTime }) }] : []),
    ...(note ? [{ text: t("Note: {note}", { note }) }] : []),
    ...(address ? [{ text: t("Delivery to {address}", { address }) }] : []),
    ...(tableName ? [{ text: tableWords(tableName, t) }] : []),
  ];
};

const link = ({ url }: MailedOrder, t: Translate): MailBlock[] =>
  url === null ? [] : [{ link: { label: t("See the order"), url } }];

const ready = {
  subject: translatable("Order {number} is ready"),
  hello: translatable("Hello {name}, your order is ready."),
};
const readyWords = {
  pickup: { ...ready, sentence: translatable("It waits for you to pick it up.") },
  delivery: {
    subject: translatable("Order {number} is on its way"),
    hello: translatable("Hello {name}, your order is on its way."),
    sentence: translatable("It has left the kitchen and comes to you."),
  },
  table: { ...ready, sentence: translatable("It comes to your table.") },
} as const;

/** Returns the money that a cancelled order gives back, in words. */
function givenBack({ payment, refundedCents, currency, isPaidAtCounter }: MailedOrder, t: Translate): string {
  if (isPaidAtCounter) return t("What you paid at the counter is given back there.");
  if (refundedCents > 0)
    return t("{amount} are given back the way you paid. This can take some days.", {
      amount: t.money(refundedCents, currency),
    });
  return payment === "paid" ? t("What you paid is given back.") : t("Nothing was charged.");
}

function refundWords({ refunds, currency }: MailedOrder, refundId: string | undefined, t: Translate): string {
  const refund = refunds.find(({ id }) => id === refundId);
  return t.money(refund?.amountCents ?? 0, currency);
}

const reasonOf = ({ reason }: MailedOrder, t: Translate): MailBlock[] =>
  text(reason && t("The reason: {reason}", { reason }));

type Context = { t: Translate; refundId?: string | undefined };
type Writer = (order: MailedOrder, context: Context) => Words;

/** The content of the mails about an order. */
const writers: Record<OrderMailKind, Writer> = {
  orderReceived: (order, { t }) => ({
    subject: t("Order {number} at {name}", { number: order.number, name: order.restaurantName }),
    title: t("Thank you for your order"),
    blocks: [
      ...text(
        t("Hello {name}, we have your order {number}.", { name: order.name, number: order.number }),
        paymentWords(order, t),
      ),
      ...link(order, t),
      ...whole(order, t),
    ],
  }),
  orderAccepted: (order, { t }) => ({
    subject: t("Order {number} is accepted", { number: order.number }),
    blocks: [
      ...text(
        t("{name} has accepted your order.", { name: order.restaurantName }),
        order.promisedTime && t("It should be ready at {time}.", { time: order.promisedTime }),
      ),
      ...link(order, t),
    ],
  }),
  orderDelayed: (order, { t }) => ({
    subject: t("Order {number}: a new time", { number: order.number }),
    blocks: [
      ...text(
        t("{name} has changed the time of your order {number}.", {
          name: order.restaurantName,
          number: order.number,
        }),
        order.promisedTime && t("It should be ready at {time} now.", { time: order.promisedTime }),
      ),
      ...link(order, t),
    ],
  }),
  orderRejected: (order, { t }) => ({
    subject: t("Order {number} can’t be made", { number: order.number }),
    blocks: [
      ...text(
        t("We are sorry: {name} can’t make your order.", { name: order.restaurantName }),
        givenBack(order, t),
      ),
      ...reasonOf(order, t),
      ...link(order, t),
    ],
  }),
  orderReady: (order, { t }) => {
    const { subject, hello, sentence } = readyWords[order.kind ?? "pickup"];
    const pays = order.payment === "onHandover" && !order.isPaidAtCounter ? paymentWords(order, t) : "";
    return {
      subject: t(subject, { number: order.number }),
      blocks: [...text(t(hello, { name: order.name }), t(sentence), pays), ...link(order, t)],
    };
  },
  orderCancelled: (order, { t }) => ({
    subject: t("Order {number} was cancelled", { number: order.number }),
    blocks: [
      ...text(t("Your order at {name} was cancelled.", { name: order.restaurantName }), givenBack(order, t)),
      ...reasonOf(order, t),
      ...link(order, t),
      ...whole(order, t),
    ],
  }),
  orderRefunded: (order, { t, refundId }) => {
    const { number, restaurantName: name } = order;
    const amount = refundWords(order, refundId, t);
    return {
      subject: t("{amount} of order {number} are given back", { amount, number }),
      blocks: [
        ...text(
          t("{name} gives you {amount} back for order {number}.", { name, amount, number }),
          order.payment === "paid" && t("It comes the way you paid, which can take some days."),
        ),
        ...link(order, t),
      ],
    };
  },
  newOrder: (order, { t }) => ({
    subject: `New order ${order.number} at ${order.restaurantName}`,
    blocks: [
      ...text([order.name, order.phone, order.address].filter(Boolean).join("\n")),
      ...whole({ ...order, address: "" }, t),
      ...link(order, t),
    ],
  }),
};

/** Returns the content of a mail about an order; by default in English. */
export const orderWords = (
  kind: OrderMailKind,
  order: MailedOrder,
  { t = english, refundId }: Partial<Context> = {},
): Words => writers[kind](order, { t, refundId });

import type { MailBlock } from "@/lib/mail/body";
import type { OrderMailKind } from "@/lib/mail/kinds";
import type { OrderView } from "@/lib/orders/answers";
import { tableWords } from "@/lib/orders/handover-words";
import { formatMoney } from "@/lib/platform/money/money";
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

function paymentWords({ payment, isPaidAtCounter, totalCents, currency }: MailedOrder): string {
  if (payment === "demo") return "This restaurant is in demo mode: nothing was charged.";
  if (payment === "processing") return "Your payment is under way.";
  if (payment === "onHandover" && !isPaidAtCounter && totalCents > 0)
    return `You pay ${formatMoney(totalCents, currency)} when you get it.`;
  return totalCents > 0 ? "It is paid." : "";
}

const whole = (order: MailedOrder): MailBlock[] => {
  const { lines, sums } = orderRows(order);
  return [
    { rows: lines },
    { rows: sums },
    ...(order.wantedTime ? [{ text: `For ${order.wantedTime}` }] : []),
    ...(order.note ? [{ text: `Note: ${order.note}` }] : []),
    ...(order.address ? [{ text: `Delivery to ${order.address}` }] : []),
    ...(order.tableName ? [{ text: tableWords(order.tableName) }] : []),
  ];
};

const link = ({ url }: MailedOrder): MailBlock[] =>
  url === null ? [] : [{ link: { label: "See the order", url } }];

const readyWords = {
  pickup: ["is ready", "It waits for you to pick it up."],
  delivery: ["is on its way", "It has left the kitchen and comes to you."],
  table: ["is ready", "It comes to your table."],
} as const;

/** Returns the money that a cancelled order gives back, in words. */
function givenBack({ payment, refundedCents, currency, isPaidAtCounter }: MailedOrder): string {
  const amount = formatMoney(refundedCents, currency);
  if (isPaidAtCounter) return "What you paid at the counter is given back there.";
  if (refundedCents > 0) return `${amount} are given back the way you paid. This can take some days.`;
  return payment === "paid" ? "What you paid is given back." : "Nothing was charged.";
}

function refundWords({ refunds, currency }: MailedOrder, refundId: string | undefined): string {
  const refund = refunds.find(({ id }) => id === refundId);
  return formatMoney(refund?.amountCents ?? 0, currency);
}

const reasonOf = ({ reason }: MailedOrder): MailBlock[] => text(reason && `The reason: ${reason}`);

type Writer = (order: MailedOrder, refundId?: string) => Words;

/** The content of the mails about an order. */
export const orderWords: Record<OrderMailKind, Writer> = {
  orderReceived: (order) => ({
    subject: `Order ${order.number} at ${order.restaurantName}`,
    title: `Thank you for your order`,
    blocks: [
      ...text(`Hello ${order.name}, we have your order ${order.number}.`, paymentWords(order)),
      ...link(order),
      ...whole(order),
    ],
  }),
  orderAccepted: (order) => ({
    subject: `Order ${order.number} is accepted`,
    blocks: [
      ...text(
        `${order.restaurantName} has accepted your order.`,
        order.promisedTime && `It should be ready at ${order.promisedTime}.`,
      ),
      ...link(order),
    ],
  }),
  orderDelayed: (order) => ({
    subject: `Order ${order.number}: a new time`,
    blocks: [
      ...text(
        `${order.restaurantName} has changed the time of your order ${order.number}.`,
        order.promisedTime && `It should be ready at ${order.promisedTime} now.`,
      ),
      ...link(order),
    ],
  }),
  orderRejected: (order) => ({
    subject: `Order ${order.number} can’t be made`,
    blocks: [
      ...text(`We are sorry: ${order.restaurantName} can’t make your order.`, givenBack(order)),
      ...reasonOf(order),
      ...link(order),
    ],
  }),
  orderReady: (order) => {
    const [is, sentence] = readyWords[order.kind ?? "pickup"];
    const pays = order.payment === "onHandover" ? paymentWords(order) : "";
    return {
      subject: `Order ${order.number} ${is}`,
      blocks: [
        ...text(`Hello ${order.name}, your order ${is}. ${sentence}`, pays !== "It is paid." && pays),
        ...link(order),
      ],
    };
  },
  orderCancelled: (order) => ({
    subject: `Order ${order.number} was cancelled`,
    blocks: [
      ...text(`Your order at ${order.restaurantName} was cancelled.`, givenBack(order)),
      ...reasonOf(order),
      ...link(order),
      ...whole(order),
    ],
  }),
  orderRefunded: (order, refundId) => ({
    subject: `${refundWords(order, refundId)} of order ${order.number} are given back`,
    blocks: [
      ...text(
        `${order.restaurantName} gives you ${refundWords(order, refundId)} back for order ${order.number}.`,
        order.payment === "paid" && "It comes the way you paid, which can take some days.",
      ),
      ...link(order),
    ],
  }),
  newOrder: (order) => ({
    subject: `New order ${order.number} at ${order.restaurantName}`,
    blocks: [
      ...text([order.name, order.phone, order.address].filter(Boolean).join("\n")),
      ...whole({ ...order, address: "" }),
      ...link(order),
    ],
  }),
};

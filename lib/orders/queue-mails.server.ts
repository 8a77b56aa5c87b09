import "server-only";
import type { MailChoices } from "@/lib/mail/choices";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { OrderMailKind } from "@/lib/mail/kinds";
import { type QueuedMail, queueMails } from "@/lib/mail/outbox.server";
import type { Transaction } from "@/lib/platform/db/client";
import { isSettled } from "./order-status";
import type { PaymentStatus } from "./types";

const mailOf = (kind: OrderMailKind, orderId: string, refundId?: string): QueuedMail => ({
  kind,
  key: `${kind}:${refundId ?? orderId}`,
  about: { orderId, ...(refundId !== undefined && { refundId }) },
});

/** Returns whether a mail about an order is sent: the kind is switched on, and its recipient has an address. */
const isSent = (kind: OrderMailKind, choices: MailChoices, guestsAddress: string) =>
  choices[kind] && (kind === "newOrder" ? choices.ownersAddress : guestsAddress) !== "";

type Options = { refundId?: string };

/** Queues a mail about an order if it is switched on and its recipient has an address; at most one of each kind. */
export async function queueOrderMail(
  transaction: Transaction,
  orderId: string,
  kind: OrderMailKind,
  { refundId }: Options = {},
): Promise<void> {
  const choices = await getMailChoices(transaction);
  if (!choices[kind]) return;
  const order = await transaction.order.findUnique({ where: { id: orderId }, select: { email: true } });
  if (order && isSent(kind, choices, order.email))
    await queueMails(transaction, [mailOf(kind, orderId, refundId)]);
}

const placing = ["orderReceived", "newOrder"] as const;

/** Queues the mails about an order whose payment has succeeded or is under way. */
export async function queuePaidMails(transaction: Transaction, orderId: string): Promise<void> {
  for (const kind of placing) await queueOrderMail(transaction, orderId, kind);
}

type Placed = { id: string; email: string; payment: PaymentStatus };

/** Returns the mails about an order that is being placed; none before a payment by card, as it may stay unpaid. */
export const mailsOfPlaced = ({ id, email, payment }: Placed, choices: MailChoices): QueuedMail[] =>
  isSettled(payment)
    ? placing.filter((kind) => isSent(kind, choices, email)).map((kind) => mailOf(kind, id))
    : [];

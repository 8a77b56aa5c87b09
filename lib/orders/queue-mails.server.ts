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

/** Longer than a step of the kitchen can be undone; a mail that isn't true any more when it is written is not sent. */
const STEP_DELAY_SECONDS = 10;
const steps: readonly OrderMailKind[] = [
  "orderAccepted",
  "orderDelayed",
  "orderRejected",
  "orderReady",
  "orderCancelled",
];

const delayOf = (kind: OrderMailKind) => ({ delaySeconds: steps.includes(kind) ? STEP_DELAY_SECONDS : 0 });

/** Returns whether a mail about an order is switched on and its recipient has an address. */
async function isWanted(transaction: Transaction, orderId: string, kind: OrderMailKind): Promise<boolean> {
  const choices = await getMailChoices(transaction);
  if (!choices[kind]) return false;
  const order = await transaction.order.findUnique({ where: { id: orderId }, select: { email: true } });
  return order !== null && isSent(kind, choices, order.email);
}

/**
 * Queues a mail about an order if it is switched on and its recipient has an address; at most one of each kind. One about a
 * step waits until the step can't be undone any more.
 */
export async function queueOrderMail(
  transaction: Transaction,
  orderId: string,
  kind: OrderMailKind,
  { refundId }: Options = {},
): Promise<void> {
  if (await isWanted(transaction, orderId, kind))
    await queueMails(transaction, [mailOf(kind, orderId, refundId)], delayOf(kind));
}

/** Queues the mail about the time that is promised now, in place of one that waits, unless one about the acceptance waits. */
export async function queueDelayMail(
  transaction: Transaction,
  orderId: string,
  promisedAt: Date,
): Promise<void> {
  const kind = "orderDelayed";
  if (!(await isWanted(transaction, orderId, kind))) return;
  const accepted = { key: mailOf("orderAccepted", orderId).key, state: "queued" } as const;
  if ((await transaction.mail.count({ where: accepted })) > 0) return;
  const { key } = mailOf(kind, orderId);
  const createdAt = { gt: new Date(Date.now() - 3_600_000) };
  await transaction.mail.deleteMany({
    where: { kind, state: "queued", key: { startsWith: `${key}:` }, createdAt },
  });
  const at = promisedAt.toISOString();
  const mail = { kind, key: `${key}:${at}`, about: { orderId, promisedAt: at } } as const;
  await queueMails(transaction, [mail], delayOf(kind));
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

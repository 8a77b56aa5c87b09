import "server-only";
import { getMailChoices } from "@/lib/mail/choices.server";
import { queueMails } from "@/lib/mail/outbox.server";
import type { Transaction } from "@/lib/platform/db/client";

/** Queues the mail to the owner about a message, if it is switched on. */
export async function queueMessageMail(transaction: Transaction, id: number): Promise<void> {
  const { newMessage } = await getMailChoices(transaction);
  if (!newMessage) return;
  await queueMails(transaction, [{ kind: "newMessage", key: `newMessage:${id}`, about: { messageId: id } }]);
}

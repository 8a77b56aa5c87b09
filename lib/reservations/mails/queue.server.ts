import "server-only";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { ReservationMailKind } from "@/lib/mail/kinds";
import { queueMails } from "@/lib/mail/outbox.server";
import type { Transaction } from "@/lib/platform/db/client";
import { isAnswer, latestAnswer } from "./told.server";

/** Longer than a step of the staff can be undone; a mail that isn't true any more when it is written is not sent. */
const STEP_DELAY_SECONDS = 10;

/** Queues a mail about a reservation if it is switched on and its recipient has an address; one of each kind until it is sent. */
export async function queueReservationMail(
  transaction: Transaction,
  id: string,
  kind: ReservationMailKind,
  { isStep = false }: { isStep?: boolean } = {},
): Promise<void> {
  const choices = await getMailChoices(transaction);
  if (!choices[kind]) return;
  const row = await transaction.reservation.findUnique({
    where: { id },
    select: { email: true, createdAt: true },
  });
  if (!row || (kind === "newReservation" ? choices.ownersAddress : row.email) === "") return;
  const told = isAnswer(kind) ? await latestAnswer(transaction, { id, ...row }) : null;
  const mail = { kind, key: `${kind}:${id}${told ? `:${told.id}` : ""}`, about: { reservationId: id } };
  await queueMails(transaction, [mail], { delaySeconds: isStep ? STEP_DELAY_SECONDS : 0 });
}

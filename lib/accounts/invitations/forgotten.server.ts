import "server-only";
import { currentActor } from "@/lib/audit/actor";
import { configurationState } from "@/lib/installation/state.server";
import { sendsMail } from "@/lib/mail/server-settings.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { knownOrigin } from "@/lib/platform/http/origin";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { forgottenLink } from "./jobs";

/** Returns the origin of links; null if no mail can be sent. */
async function mailedOrigin(): Promise<string | null> {
  // Loads the settings, and with them the site's address.
  await configurationState();
  return (await sendsMail()) ? knownOrigin() : null;
}

/** Returns whether links to choose a password can be sent. */
export const mailsLinks = async () => (await mailedOrigin()) !== null;

/**
 * Mails a link to choose a new password if the address has an account; the answer is the same if not. A job looks for
 * the account after the answer, so that addresses with and without one take equally long.
 * @throws AppError `conflict` if no mail can be sent
 */
export async function sendForgotten(email: string): Promise<void> {
  const origin = await mailedOrigin();
  if (!origin) {
    throw new AppError(
      "conflict",
      "This site sends no mail. Ask an owner for a link to choose a new password.",
    );
  }
  const { address, requestId } = currentActor();
  await enqueue(db, forgottenLink, { email, origin, address, requestId });
}

import "server-only";
import { createHash } from "node:crypto";
import { makeLink } from "@/lib/accounts/invitations/links.server";
import { mailLink } from "@/lib/accounts/invitations/mails.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { knownOrigin } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { sendsMail } from "@/lib/platform/mail/send.server";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";

const ACCOUNT_RULE = { attempts: 3, windowSeconds: 60 * 60 };

/** Sends mails after the answer, so that addresses with and without an account take equally long. */
const mails = remember("forgotten passwords", () =>
  createQueue({ name: "mails", concurrency: 1, waiting: 100 }),
);

/** Returns the origin of links; null if no mail can be sent. */
async function mailedOrigin(): Promise<string | null> {
  // Loads the settings, and with them the site's address.
  await configurationState();
  return sendsMail() ? knownOrigin() : null;
}

/** Returns whether links to choose a password can be sent. */
export const mailsLinks = async () => (await mailedOrigin()) !== null;

async function sendLink(email: string, origin: string) {
  const account = createHash("sha256").update(email).digest("base64url");
  await takeAttempt([`forgotten:account:${account}`], ACCOUNT_RULE);
  const user = await db.user.findFirst({
    where: { email, passwordHash: { not: null } },
    select: { id: true },
  });
  if (!user) return;
  const { url } = await db.$transaction((transaction) =>
    makeLink(transaction, { ...user, email }, "forgotten", origin),
  );
  await mailLink(email, "forgotten", url);
}

/**
 * Mails a link to choose a new password if the address has an account; the answer is the same if not.
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
  void mails
    .run(() => sendLink(email, origin))
    .catch((error: unknown) => {
      if (!(error instanceof AppError))
        log.warn({ err: error }, "A link for a forgotten password was not sent");
    });
}

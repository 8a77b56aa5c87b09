import "server-only";
import { createHash } from "node:crypto";
import { actAs } from "@/lib/audit/actor";
import { db } from "@/lib/platform/db/client";
import { takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import type { Attempt } from "@/lib/platform/jobs/define-job";
import type { ForgottenRequest } from "./forgotten-request";
import { makeLink } from "./links.server";
import { queueLinkMail } from "./mails.server";

const ACCOUNT_RULE = { attempts: 3, windowSeconds: 60 * 60 };

/** Counts a request for an account, not its retries. @returns whether it may be answered */
async function mayMail(email: string, tries: number): Promise<boolean> {
  if (tries > 1) return true;
  const account = createHash("sha256").update(email).digest("base64url");
  try {
    await takeAttempt([`forgotten:account:${account}`], ACCOUNT_RULE);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Makes a new link for a user and queues its mail; each attempt replaces the link of the one before. */
export async function mailForgotten(
  { email, origin, address, requestId }: ForgottenRequest,
  { tries }: Pick<Attempt, "tries">,
): Promise<void> {
  if (!(await mayMail(email, tries))) return;
  const user = await db.user.findFirst({
    where: { email, passwordHash: { not: null } },
    select: { id: true },
  });
  if (!user) return;
  await actAs({ kind: "visitor", address, requestId }, () =>
    db.$transaction(async (transaction) => {
      const { url } = await makeLink(transaction, { ...user, email }, "forgotten", origin);
      await queueLinkMail(transaction, url);
    }),
  );
}

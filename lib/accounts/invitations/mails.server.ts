import "server-only";
import { createHash } from "node:crypto";
import type { LinkKind } from "@/lib/accounts/user-answers";
import { configurationState } from "@/lib/installation/state.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { queueMails } from "@/lib/mail/outbox.server";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { MAILED_LINK, openSecret, sealSecret } from "@/lib/secrets/server";
import { requireLink } from "./links.server";

const words: Record<LinkKind, (site: string) => { subject: string; text: string }> = {
  invitation: (site) => ({
    subject: `You are invited to ${site}`,
    text: `You have an account at ${site}. Open this link to choose your password:`,
  }),
  reset: (site) => ({
    subject: `Choose a new password for ${site}`,
    text: `An owner of ${site} made you this link to choose a new password:`,
  }),
  forgotten: (site) => ({
    subject: `Choose a new password for ${site}`,
    text: `Somebody, probably you, asked to choose a new password for ${site}. Open this link to do so:`,
  }),
};

/** Queues the mail of a link; the outbox stores the link encrypted, and erases it once the mail was sent. */
export function queueLinkMail(transaction: Transaction, url: string): Promise<void> {
  const key = `passwordLink:${createHash("sha256").update(url).digest("hex")}`;
  return queueMails(transaction, [
    { kind: "passwordLink", key, about: { sealedUrl: sealSecret(MAILED_LINK, url) } },
  ]);
}

const outdated = { notNeeded: "The link was used, replaced or has expired." };

/** Writes the mail of a link, unless the link can't be used any more. */
export async function writeLinkMail({
  sealedUrl,
}: {
  sealedUrl: string;
}): Promise<WrittenMail | typeof outdated> {
  const url = openSecret(MAILED_LINK, sealedUrl);
  if (url === null) throw new Error("The link can’t be decrypted: AUTH_SECRET has changed since.");
  const link = await requireLink(new URL(url).hash.slice(1)).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!link) return outdated;
  const { projectName } = await configurationState();
  const { subject, text } = words[link.kind](projectName);
  const note =
    "It can be used once, within 24 hours. If you did not expect this email, ignore it: nothing changes.";
  return {
    to: link.email,
    subject,
    hides: url,
    body: { title: subject, blocks: [{ text }, { link: { label: "Choose a password", url } }, { note }] },
  };
}

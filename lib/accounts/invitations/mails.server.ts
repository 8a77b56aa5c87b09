import "server-only";
import type { LinkKind } from "@/lib/accounts/user-answers";
import { configurationState } from "@/lib/installation/state.server";
import { deliverMail, type Mail, sendMail, sendsMail } from "@/lib/platform/mail/send.server";

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

async function linkMail(to: string, kind: LinkKind, url: string): Promise<Mail> {
  const { projectName } = await configurationState();
  const { subject, text } = words[kind](projectName);
  const ending =
    "It can be used once, within 24 hours. If you did not expect this mail, ignore it: nothing changes.";
  return { to, subject, text: `${text}\n\n${url}\n\n${ending}\n` };
}

/** Sends a link by mail. @throws MailError if it was not accepted */
export const deliverLink = async (to: string, kind: LinkKind, url: string): Promise<void> =>
  deliverMail(await linkMail(to, kind, url));

/** Sends a link by mail. @returns whether it was sent */
export const mailLink = async (to: string, kind: LinkKind, url: string): Promise<boolean> =>
  sendsMail() && sendMail(await linkMail(to, kind, url));

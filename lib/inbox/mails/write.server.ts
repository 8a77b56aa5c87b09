import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import type { MailBlock } from "@/lib/mail/body";
import { getMailChoices } from "@/lib/mail/choices.server";
import type { WrittenMail } from "@/lib/mail/define-mail";
import { db } from "@/lib/platform/db/client";
import { knownOrigin } from "@/lib/platform/http/origin";
import { messageFields, toMessage } from "../view.server";

/** Returns the owner's address for mails; without one, that of the first owner's account. */
async function recipient(): Promise<string> {
  const { ownersAddress } = await getMailChoices();
  if (ownersAddress !== "") return ownersAddress;
  const owner = await db.user.findFirst({
    where: { role: "owner", email: { not: "" } },
    orderBy: { createdAt: "asc" },
    select: { email: true },
  });
  return owner?.email ?? "";
}

/** Writes the mail to the owner about a message. */
export async function writeMessageMail(id: number): Promise<WrittenMail | { notNeeded: string }> {
  const row = await db.message.findUnique({ where: { id }, select: messageFields });
  if (!row) return { notNeeded: "The message was deleted." };
  if (row.status === "spam") return { notNeeded: "The message is in Spam." };
  const to = await recipient();
  if (to === "") return { notNeeded: "There is no address to send it to." };
  const { name, email, phone, text, answers } = toMessage(row);
  await configurationState();
  const origin = knownOrigin();
  const blocks: MailBlock[] = [
    { text },
    ...(answers.length > 0
      ? [{ rows: answers.map(({ label, value }) => ({ label, details: value.split("\n") })) }]
      : []),
    { rows: [{ label: name, details: [email, phone].filter(Boolean) }] },
    ...(origin
      ? [{ link: { label: "Open the inbox", url: `${origin}/admin?tab=inbox&message=${id}` } }]
      : []),
    { note: "An answer to this email goes to the sender of the message." },
  ];
  return {
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    body: { title: `Message from ${name}`, blocks },
  };
}

import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import type { MailLook } from "./body";

/** Returns the business as the sender of mails. */
export async function mailLook(): Promise<MailLook> {
  const { contact } = await shownProfile();
  const { name, places, phones, email } = contact;
  const footer = [...(places[0]?.lines ?? []), ...phones.slice(0, 1).map(({ number }) => number), email];
  return { name, colour: "#1f2328", footer: footer.filter(Boolean), language: "en" };
}

import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { knownOrigin } from "@/lib/platform/http/origin";
import type { MailLook } from "./body";
import { readMailBrand } from "./define-brand";

/** Returns the business as the sender of mails. */
export async function mailLook(): Promise<MailLook> {
  const [{ contact }, { colour, logo }] = await Promise.all([
    shownProfile(),
    readMailBrand(),
    configurationState(),
  ]);
  const origin = knownOrigin();
  const { name, places, phones, email } = contact;
  const footer = [...(places[0]?.lines ?? []), ...phones.slice(0, 1).map(({ number }) => number), email];
  return {
    name,
    colour,
    logo: logo && origin && `${origin}${logo}`,
    footer: footer.filter(Boolean),
    language: "en",
  };
}

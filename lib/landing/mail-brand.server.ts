import "server-only";
import type { MailBrand } from "@/lib/mail/define-brand";
import { iconAddress } from "@/lib/pictures/addresses";
import { accentColours } from "./accents";
import { shownLanding, shownLogo } from "./server";

/** Returns the colour of the landing page and the owner's logo, for mails. */
export async function landingBrand(): Promise<MailBrand> {
  const [{ content }, logo] = await Promise.all([shownLanding(), shownLogo()]);
  return { colour: accentColours[content.accent], logo: logo ? iconAddress(logo, 180) : null };
}

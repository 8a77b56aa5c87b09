import type { LandingContent } from "@/lib/landing/schema";
import type { Text } from "./words";

type Link = LandingContent["footer"]["links"]["support"][number];

/** Contact details as written; null if unknown. */
export type Contact = { phone: string | null; email: string | null };

const email = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.\p{L}{2,24}$/u;
const cued = /\b(?:call|phone|tel|telephone|ring|whatsapp|mobile)\b[^\d+()]{0,20}([+(]?\d[\d ().-]{5,22}\d)/i;
const international = /(?:^|[^\w+])(\+\d[\d ().-]{6,22}\d)/;

/** Returns whether a text has as many digits as a telephone number (E.164: at most 15). */
const isPhone = (written: string) => /^\d{7,15}$/.test(written.replace(/\D/g, ""));

/** Reads the telephone number and the email address of a text. */
export function readContact({ source }: Text): Contact {
  const phone = (cued.exec(source) ?? international.exec(source))?.[1]?.trim() ?? "";
  const tokens = source.split(/[\s,;<>()]+/u).map((token) => token.replace(/^mailto:|[.:!?]+$/gi, ""));
  return {
    phone: isPhone(phone) ? phone : null,
    email: tokens.find((token) => email.test(token)) ?? null,
  };
}

/** Returns links to the contact, for the footer. */
export function contactLinks({ phone, email }: Contact): Link[] {
  return [
    ...(phone
      ? [{ label: phone, url: `tel:${phone.startsWith("+") ? "+" : ""}${phone.replace(/\D/g, "")}` }]
      : []),
    ...(email ? [{ label: email, url: `mailto:${email}` }] : []),
  ];
}

"use client";

import { useTranslate } from "@/components/ui/translation";
import type { Contact } from "@/lib/business-profile/contact";
import { type Translatable, translatable } from "@/lib/platform/language/translate";

/** A thing that guests do online on the site, and by another way in its plain files. */
export type Deed = "order" | "reserve" | "write";

export type CallUsProps = {
  deed: Deed;
  contact: Pick<Contact, "places" | "phones" | "email" | "openingHours">;
};

type Way = "call" | "write" | "visit" | "none";

const sentences: Record<Deed, Record<Way, Translatable>> = {
  order: {
    call: translatable("To order, please call us."),
    write: translatable("To order, please write to us."),
    visit: translatable("To order, please come by."),
    none: translatable("To order, please ask us in person."),
  },
  reserve: {
    call: translatable("To reserve a table, please call us."),
    write: translatable("To reserve a table, please write to us."),
    visit: translatable("To reserve a table, please come by."),
    none: translatable("To reserve a table, please ask us in person."),
  },
  write: {
    call: translatable("To reach us, please call us."),
    write: translatable("To reach us, please write to us."),
    visit: translatable("To reach us, please come by."),
    none: translatable("Messages can’t be sent here."),
  },
};

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Returns the first way to reach a business that it has. */
function wayTo({ phones, email, places }: CallUsProps["contact"]): Way {
  if (phones.length > 0) return "call";
  if (email) return "write";
  return places.length > 0 ? "visit" : "none";
}

/** Replaces what needs the application, such as a cart or a form, in the plain files of the site. */
export function CallUs({ deed, contact }: CallUsProps) {
  const t = useTranslate();
  const { phones, email, places, openingHours } = contact;
  return (
    <div className="wrap-anywhere grid gap-2">
      <p className="font-semibold text-lg">{t(sentences[deed][wayTo(contact)])}</p>
      {phones.map(({ label, number, href }) => (
        <p key={href}>
          {label && `${label}: `}
          <a className={link} href={href}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        </p>
      ))}
      {email && (
        <p>
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phones.length === 0 &&
        places.map(({ mapUrl, lines }) => (
          <address key={mapUrl} className="not-italic">
            {lines.join(", ")}
          </address>
        ))}
      {openingHours.length > 0 && <p className="whitespace-pre-line text-sm">{openingHours.join("\n")}</p>}
    </div>
  );
}

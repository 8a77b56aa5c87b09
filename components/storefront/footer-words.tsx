import { useTranslate } from "@/components/ui/translation";
import type { Contact } from "@/lib/business-profile/contact";

export type RestaurantContact = Pick<Contact, "places" | "phones" | "openingHours">;

type FooterWordsProps = {
  name: string;
  /** May be empty. */
  terms: string;
  contact: RestaurantContact | undefined;
};

/** The restaurant's name with its contact and terms. */
export function FooterWords({ name, terms, contact }: FooterWordsProps) {
  return (
    <div className="grid gap-2">
      <p className="sign text-xl">{name}</p>
      {contact && <ContactLines {...contact} />}
      <p className="text-ink-soft text-sm">{terms}</p>
    </div>
  );
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8";

/** The address with a link to a map, phone numbers to call, and the opening hours. */
function ContactLines({ places, phones, openingHours }: RestaurantContact) {
  const t = useTranslate();
  return (
    <div className="wrap-anywhere grid gap-2 text-sm">
      {places.map(({ label, lines, mapUrl }) => (
        <address key={mapUrl} className="not-italic">
          {label && <strong className="font-semibold">{label}: </strong>}
          {lines.join(", ")}{" "}
          <a className={link} href={mapUrl} rel="noopener">
            {t("Show on a map")}
          </a>
        </address>
      ))}
      {phones.map(({ label, number, href }) => (
        <p key={href}>
          {label && `${label}: `}
          <a className={`${link} font-semibold`} href={href}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        </p>
      ))}
      {openingHours.length > 0 && <p className="whitespace-pre-line">{openingHours.join("\n")}</p>}
    </div>
  );
}

import { Clock3, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Contact } from "@/lib/business-profile/contact";
import type { Translate } from "@/lib/platform/language/translate";
import { OpenNow } from "./open-now";

const link = "wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8";

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
      <dt className="grid size-9 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        <span className="sr-only">{title}</span>
      </dt>
      <dd className="grid min-h-9 min-w-0 content-center gap-1">{children}</dd>
    </div>
  );
}

type ContactDetailsProps = { contact: Contact; className?: string; t: Translate };

/** The address, phone numbers, email address and opening hours of the business; facts that are missing are left out. */
export function ContactDetails({ contact, className = "", t }: ContactDetailsProps) {
  const { places, phones, email, openingHours, openNow, openLater } = contact;
  return (
    <dl className={`grid gap-x-10 gap-y-4 ${className}`}>
      {places.map(({ label, lines, mapUrl }) => (
        <Fact key={mapUrl} icon={MapPin} title={t("Address")}>
          <address className="not-italic">
            {label && <strong className="block font-semibold">{label}</strong>}
            {lines.map((line) => (
              <span key={line} dir="auto" className="text-match-parent wrap-anywhere block">
                {line}
              </span>
            ))}
          </address>
          <a href={mapUrl} rel="noopener" className={`${link} text-sm`}>
            {t("Show on a map")}
          </a>
        </Fact>
      ))}
      {phones.length > 0 && (
        <Fact icon={Phone} title={t("Phone")}>
          {phones.map(({ label, number, href }) => (
            <p key={href} className="-my-1 flex flex-wrap items-center gap-x-2 md:my-0">
              <a href={href} className={`${link} font-semibold`}>
                <bdi dir="ltr">{number}</bdi>
              </a>
              {label && (
                <span dir="auto" className="text-ink-soft text-sm">
                  {label}
                </span>
              )}
            </p>
          ))}
        </Fact>
      )}
      {email && (
        <Fact icon={Mail} title={t("Email")}>
          <a href={`mailto:${email}`} className={`${link} -my-1 md:my-0`}>
            {email}
          </a>
        </Fact>
      )}
      {openingHours.length > 0 && (
        <Fact icon={Clock3} title={t("Opening hours")}>
          {openNow && <OpenNow text={openNow} later={openLater} className="font-semibold" />}
          {openingHours.map((line) => (
            <p key={line} dir="auto" className="text-match-parent wrap-anywhere">
              {line}
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
}

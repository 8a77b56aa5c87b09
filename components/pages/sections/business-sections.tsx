import { ArrowRight, MapPin } from "lucide-react";
import { ContactDetails } from "@/components/business-profile/contact-details";
import { OpenNow } from "@/components/business-profile/open-now";
import { LandingContact } from "@/components/landing/landing-contact";
import { buttonStyle } from "@/components/ui/button-style";
import type { Contact } from "@/lib/business-profile/contact";
import type { ContactForm } from "@/lib/landing/contact-form";
import type { SectionOf } from "@/lib/pages/schema";
import type { ShownHours, ShownMenu } from "@/lib/pages/section-data";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionFrame } from "./section-frame";
import { PriceRow } from "./text-sections";

type HoursSectionProps = { section: SectionOf<"hours">; hours: ShownHours | undefined; t: Translate };

/** The opening hours of a restaurant in words; nothing without any. */
export function HoursSection({ section: { id, heading }, hours, t }: HoursSectionProps) {
  if (!hours) return null;
  return (
    <SectionFrame id={id} heading={heading} name={t("Opening hours")}>
      {hours.openNow && (
        <OpenNow
          text={hours.openNow}
          later={hours.openLater}
          className="mb-3 font-display font-semibold text-xl"
        />
      )}
      <ul className="grid gap-2 text-lg">
        {hours.lines.map((line) => (
          <li key={line} dir="auto" className="text-match-parent wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export function ContactSection({
  section: { id, heading },
  contact,
  t,
}: {
  section: SectionOf<"contact">;
  contact: Contact;
  t: Translate;
}) {
  return (
    <SectionFrame id={id} heading={heading} name={t("Contact")}>
      <ContactDetails contact={contact} className="sm:grid-cols-2" t={t} />
    </SectionFrame>
  );
}

/** Links to the places on a map of another site; no map is loaded from it. */
export function MapSection({
  section,
  contact,
  t,
}: {
  section: SectionOf<"map">;
  contact: Contact;
  t: Translate;
}) {
  const { id, heading, text } = section;
  return (
    <SectionFrame id={id} heading={heading} name={t("How to find us")}>
      {text && (
        <p
          dir="auto"
          className="text-match-parent wrap-anywhere mb-6 max-w-prose whitespace-pre-line text-lg"
        >
          {text}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {contact.places.map(({ label, lines, mapUrl }) => (
          <li
            key={mapUrl}
            className="grid content-between gap-5 rounded-card border border-line bg-surface p-6 shadow-control"
          >
            <address className="wrap-anywhere not-italic">
              {label && <strong className="block font-semibold">{label}</strong>}
              {lines.map((line) => (
                <span key={line} dir="auto" className="text-match-parent block">
                  {line}
                </span>
              ))}
            </address>
            <a
              href={mapUrl}
              rel="noopener"
              className={buttonStyle({ variant: "secondary", className: "justify-self-start" })}
            >
              <MapPin aria-hidden="true" />
              {t("Show on a map")}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function priceOf(
  { isFrom, priceCents }: ShownMenu["categories"][number]["dishes"][number],
  currency: string,
  t: Translate,
) {
  const price = t.money(priceCents, currency);
  return isFrom ? t("from {price}", { price }) : price;
}

type MenuSectionProps = { section: SectionOf<"menu">; menu: ShownMenu | undefined; t: Translate };

/** The dishes of a restaurant with their prices, and the link to order; nothing if the restaurant has no page. */
export function MenuSection({ section, menu, t }: MenuSectionProps) {
  const { id, heading, buttonLabel } = section;
  if (!menu) return null;
  return (
    <SectionFrame id={id} heading={heading} name={t("Menu of {restaurant}", { restaurant: menu.name })}>
      <div className="grid gap-12">
        {menu.categories.map(({ label, dishes }) => (
          <div key={label}>
            <h3 dir="auto" className="text-match-parent wrap-anywhere mb-5 text-2xl">
              {label}
            </h3>
            <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
              {dishes.map((dish) => (
                <PriceRow
                  key={dish.id}
                  name={dish.name}
                  description={[dish.description, dish.allergens].filter(Boolean).join(" · ")}
                  price={priceOf(dish, menu.currency, t)}
                />
              ))}
            </dl>
          </div>
        ))}
      </div>
      {buttonLabel && (
        <a
          href={menu.path}
          className={buttonStyle({ variant: "brass", size: "lg", className: "mt-10 max-w-full" })}
        >
          <span dir="auto" className="wrap-anywhere min-w-0">
            {buttonLabel}
          </span>
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </a>
      )}
    </SectionFrame>
  );
}

type ContactFormSectionProps = { section: SectionOf<"contactForm">; form: ContactForm | null; t: Translate };

/** The contact form of the site; nothing while it is off. */
export function ContactFormSection({ section: { heading }, form, t }: ContactFormSectionProps) {
  return form && <LandingContact heading={heading || t("Write to us")} form={form} t={t} />;
}

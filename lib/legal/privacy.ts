import { note, written } from "./blocks";
import type { Draft } from "./draft";

/** The data that is stored about visitors and guests, as Article 13 GDPR asks for. */
export const privacy: Draft = ({ facts, texts, fill }) => {
  const { restaurants, retention, takesCards, takesReservations, hasContactForm, networks } = facts;
  const text = texts.privacy;
  const { heading, stored, storedForDelivery, removed, kept, cards } = text.orders;
  const orders = {
    heading,
    paragraphs: [
      restaurants.some((one) => one.delivers) ? storedForDelivery : stored,
      retention.orders > 0 ? removed : kept,
      ...(takesCards ? [cards] : []),
    ],
  };
  const { contactForm: form } = text;
  const contactForm = {
    heading: form.heading,
    paragraphs: [form.stored, retention.messages > 0 ? form.removed : form.kept],
  };
  return [
    note(texts, "privacy"),
    ...Object.entries({
      controller: text.controller,
      visits: text.visits,
      ...(restaurants.length > 0 && { orders }),
      ...(takesReservations && { reservations: text.reservations }),
      ...(hasContactForm && { contactForm }),
      emails: text.emails,
      ...(networks.length > 0 && { networks: text.networks }),
      rights: text.rights,
      version: text.version,
    }).map(([part, one]) => written(part, one, fill)),
  ];
};

import type { NewSection } from "@/lib/pages/new-content";
import { bullets, known, note, paragraph, section } from "./blocks";
import type { LegalFacts } from "./facts";
import { gap } from "./gaps";

const after = (days: number) => `after ${days} days`;

function orders({ retention, takesCards, restaurants }: LegalFacts): NewSection {
  const delivers = restaurants.some((one) => one.delivers);
  const fields = `name, email address and telephone number${delivers ? ", for deliveries the address" : ""}`;
  return section(
    "Orders",
    paragraph(
      `For an order we store what you ordered and what you type: ${fields}. We need it to prepare and hand over your order (Article 6(1)(b) GDPR), and amounts for our books (Article 6(1)(c) GDPR).`,
    ),
    paragraph(
      retention.orders > 0
        ? `Your personal data of an order is removed ${after(retention.orders)}; amounts stay for the books.`
        : `Your personal data of an order is removed ${gap("after how long; the settings remove nothing at the moment")}.`,
    ),
    ...(takesCards
      ? [
          paragraph(
            "Cards are charged by Stripe (Stripe Payments Europe, Limited, Dublin). The data of your card goes from your browser to Stripe; we don’t see it. Stripe’s privacy policy: https://stripe.com/privacy",
          ),
        ]
      : []),
  );
}

const reservations = ({ retention }: LegalFacts) =>
  section(
    "Reservations",
    paragraph(
      `For a reservation we store your name, email address, telephone number and what you write to us (Article 6(1)(b) GDPR). It is deleted ${after(retention.reservations)}.`,
    ),
  );

const contactForm = section(
  "Contact form",
  paragraph(
    "What you write in the contact form is stored and sent to us by email, to answer you (Article 6(1)(b) and (f) GDPR). Messages are deleted after a year, spam after 30 days, unless we chose other times.",
  ),
);

const networksOf = (networks: string[]) =>
  section(
    "Social networks",
    paragraph(
      `Our pages link to ${networks.join(", ")}. These are plain links: the networks learn of your visit only when you follow one.`,
    ),
  );

/** The data that is stored about visitors and guests, as Article 13 GDPR asks for. */
export function privacy(facts: LegalFacts): NewSection[] {
  const { name, places, phone, email, retention } = facts;
  return [
    note("The times are those of Settings › Guests’ data. Add every other service that you use."),
    section(
      "Controller",
      paragraph(
        known(name, "name of the business"),
        gap("name of the owner"),
        ...(places[0] ?? [gap("address")]),
        known(email, "email address"),
        ...(phone ? [phone] : []),
      ),
    ),
    section(
      "Visits of this website",
      paragraph(
        `Our server, run by ${gap("name of the hosting company")}, processes your network address to answer your browser and to refuse attacks (Article 6(1)(f) GDPR). Visits are counted by page and day, without cookies and without storing who you are; the counts are deleted ${after(retention.visits)}.`,
      ),
      paragraph(
        "Your browser stores your cart and the settings of a page until you clear them. There are no cookies for advertising.",
      ),
    ),
    ...(facts.restaurants.length > 0 ? [orders(facts)] : []),
    ...(facts.takesReservations ? [reservations(facts)] : []),
    ...(facts.hasContactForm ? [contactForm] : []),
    section(
      "Emails",
      paragraph(
        `We send confirmations by ${gap("name of the email provider")}. Copies of sent emails are deleted ${after(retention.mails)}.`,
      ),
    ),
    ...(facts.networks.length > 0 ? [networksOf(facts.networks)] : []),
    section(
      "Your rights",
      bullets(
        "Access to your data, a copy of it, and its correction (Articles 15, 16 and 20 GDPR)",
        "Erasure and restriction (Articles 17 and 18 GDPR)",
        "Objection to what we do for a legitimate interest (Article 21 GDPR)",
        `A complaint to a supervisory authority: ${gap("name of yours")}`,
      ),
      paragraph(`Write to ${known(email, "email address")}.`),
    ),
    section("Version", paragraph(gap("month and year"))),
  ];
}

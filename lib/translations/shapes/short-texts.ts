import { phone, place, profileFields } from "@/lib/business-profile/schema";
import { contactFormLimits } from "@/lib/landing/contact-form";
import { optionalLine } from "@/lib/platform/http/text";
import { reservationLimits } from "@/lib/reservations/rules";
import { hoursLimits } from "@/lib/restaurants/hours/hours";
import { visibilityInput } from "@/lib/settings/visibility";
import { fields, group, lines, list, part, type Shape } from "../shape";

/** A reason for guests that staff typed. */
export type UsedReason = { id: string; text: string };

/** Short texts that guests read beside pages and menus. */
export type ShortTexts = {
  business: {
    menuLabel: string;
    openingHours: string;
    places: { label: string }[];
    phones: { label: string }[];
  };
  restaurants: {
    id: string;
    name: string;
    exceptions: { id: string; from: string; message: string }[];
    /** The words above the form of reservations. */
    reservations: string;
  }[];
  /** The owner’s fields of the contact form. */
  contactForm: { label: string; choices: string[] }[];
  /** Why orders are paused, and orders and reservations cancelled. */
  reasons: UsedReason[];
  /** The sentence on the page that announces the site. */
  comingSoon: { text: string };
};

const message = { shape: { message: optionalLine(hoursLimits.message) } };
const reservations = { shape: { reservations: optionalLine(reservationLimits.message) } };

const business = fields(profileFields, {
  menuLabel: "Word for the menu",
  openingHours: "Opening hours",
  places: list(
    (_, index) => ({ label: `Address ${index + 1}` }),
    () => fields(place, { label: "Name" }),
  ),
  phones: list(
    (_, index) => ({ label: `Telephone ${index + 1}` }),
    () => fields(phone, { label: "Name" }),
  ),
});

const restaurant: Shape = fields(reservations, {
  exceptions: part(
    "Opening hours",
    list(
      ({ from }) => ({ label: String(from) }),
      () => fields(message, { message: "Words for guests" }),
    ),
  ),
  reservations: "Words above the form of reservations",
});

const formField = { shape: { label: optionalLine(contactFormLimits.label) } };

const contactForm = list(
  ({ label }) => ({ label: `Field “${label}”` }),
  () =>
    fields(formField, { label: "Label", choices: lines("Choice", optionalLine(contactFormLimits.choice)) }),
);

const reasons = list(
  (_, index) => ({ label: `Reason ${index + 1}` }),
  () => fields({ shape: { text: optionalLine(reservationLimits.reason) } }, { text: "Words for guests" }),
);

/** The short texts of the business, and those of its restaurants. */
export const shortTexts = fields(
  { shape: {} },
  {
    business: group("Your business", business),
    restaurants: list(
      ({ name }) => ({ group: String(name) }),
      () => restaurant,
    ),
    contactForm: group("Contact form", contactForm),
    reasons: group("Reasons of pauses and cancellations", reasons),
    comingSoon: group("Coming soon", fields(visibilityInput, { text: "Sentence" })),
  },
);

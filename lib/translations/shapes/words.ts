import { phone, place, profileFields } from "@/lib/business-profile/schema";
import { optionalLine } from "@/lib/platform/http/text";
import { reservationLimits } from "@/lib/reservations/rules";
import { hoursLimits } from "@/lib/restaurants/hours/hours";
import { fields, group, list, part, type Shape } from "../shape";

/** Short texts that guests read beside pages and menus. */
export type SiteWords = {
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

/** The short texts of the business, and those of its restaurants. */
export const siteWordTexts = fields(
  { shape: {} },
  {
    business: group("Your business", business),
    restaurants: list(
      ({ name }) => ({ group: String(name) }),
      () => restaurant,
    ),
  },
);

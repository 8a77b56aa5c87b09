import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import type { RefusalCode } from "@/lib/restaurants/refusal-codes";
import {
  firstKind,
  missingForKind,
  type OrderKind,
  type Point,
  type Terms,
} from "@/lib/restaurants/terms/terms";
import { notDelivered } from "@/lib/restaurants/terms/zone-words";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";

export const contactFields = ["phone", "street", "postalCode", "locality", "tableName", "note"] as const;
export type Contact = Record<(typeof contactFields)[number], string>;

/** The fields that the guest fills in for each kind, besides the note. */
export const fieldsOf: Record<OrderKind, readonly (keyof Contact)[]> = {
  pickup: ["phone"],
  delivery: ["phone", "street", "postalCode", "locality"],
  table: ["tableName"],
};

/** The messages for missing fields; a postal code isn't used everywhere. */
const needed: Partial<Record<keyof Contact, string>> = {
  phone: translatable("A phone number is required"),
  street: translatable("Street and number are required"),
  locality: translatable("The town is required"),
  tableName: translatable("The table is required"),
};

/** The note that a delivery to a point needs beside a missing address. */
export const noteNeeded = translatable("Please say how we find you");

/** Returns whether the guest has to describe the place, as a point alone is only exact to some meters. */
export const isNoteNeeded = ({ street, locality }: Pick<Contact, "street" | "locality">): boolean =>
  street === "" || locality === "";

const phoneLike = /^\+?[\d\s()./-]{5,}$/;

/** Returns the message of a place that isn't delivered to, by the field of the postal code. */
export function placeProblems(
  place: Place,
  kind: OrderKind,
  terms: Pick<Terms, "zones" | "deliveryPoint">,
  t: Translate = english,
): { postalCode?: string } {
  if (kind !== "delivery" || terms.zones.length === 0) return {};
  if (zonesAt(terms, place).length > 0) return {};
  const isFound = place.point !== undefined && terms.zones.some(({ radiusKm }) => radiusKm !== null);
  if (place.postcode === "" && !isFound) return { postalCode: t("The postal code is required") };
  return { postalCode: notDelivered(place, terms, t) };
}

/** The author of the contact, and the location of the guest of a delivery. */
type Giving = { isStaff?: boolean; point?: Point | undefined };

/**
 * Returns the messages of the fields that are missing or wrong for a kind of order. A delivery needs an address, or a
 * point with a note.
 */
export function contactProblems(
  contact: Contact,
  kind: OrderKind,
  { isStaff = false, point }: Giving = {},
): Record<string, string> {
  const problems: Record<string, string> = {};
  const isAtPoint = kind === "delivery" && point !== undefined;
  for (const field of fieldsOf[kind]) {
    if (isStaff && kind === "pickup") continue;
    const message = isAtPoint && (field === "street" || field === "locality") ? undefined : needed[field];
    if (message && contact[field] === "") problems[field] = message;
  }
  if (fieldsOf[kind].includes("phone") && contact.phone !== "" && !phoneLike.test(contact.phone))
    problems.phone = translatable("Please enter a phone number");
  if (isAtPoint && isNoteNeeded(contact) && contact.note === "") problems.note = noteNeeded;
  return problems;
}

/** The messages of orders below the minimum of their kind. */
export const minimumMessages: Record<OrderKind, Translatable> = {
  pickup: translatable("The dishes cost less than the minimum for a pickup"),
  delivery: translatable("The dishes cost less than the minimum for a delivery"),
  table: translatable("The dishes cost less than the minimum for an order at the table"),
};

export type GuestNames = { email?: string | undefined; name?: string | undefined };

/** Returns whether the guest's form has a field for the email address. */
export const isEmailAsked = (kind: OrderKind, { asksContact }: Pick<Terms, "asksContact">): boolean =>
  !asksContact || kind !== "table";

/**
 * Returns the messages of a guest's missing email address and name. Restaurants that ask for contact have a phone number
 * or a table instead of an email address.
 */
export function guestProblems(
  { email, name }: GuestNames,
  kind: OrderKind,
  { asksContact }: Pick<Terms, "asksContact">,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!email && !asksContact) problems.email = translatable("Email is required");
  if (!name && isEmailAsked(kind, { asksContact })) problems.name = translatable("Name is required");
  return problems;
}

export type OrderTerms = Contact & {
  kind: OrderKind;
  pays: "byCard" | "onHandover";
  /** The location of the guest of a delivery; missing if it wasn't given. */
  point?: Point;
};
type Given = Partial<Omit<OrderTerms, "point">> & { point?: Point | undefined };

/** The author of an order; an `addition` adds dishes to an order, and has what that one has of the guest. */
export type OrderAuthor = "guest" | "staff" | "addition";

const refuse = (code: RefusalCode, problems: Record<string, string>) => ({ problems, code });

/**
 * Checks how an order is to be handed over and paid by the restaurant's terms. The staff may place orders below the
 * minimum, without a phone number for a pickup, and paid on handover in every restaurant.
 * @param subtotal the price of the dishes, in minor units
 * @returns the order's terms, without what its kind doesn't need; or the messages of the wrong fields
 */
export function checkOrderTerms(
  given: Given,
  terms: Terms,
  subtotal: number,
  by: OrderAuthor = "guest",
): OrderTerms | { problems: Record<string, string>; code: RefusalCode } {
  const isStaff = by !== "guest";
  const kind = given.kind ?? firstKind(terms);
  const pays = given.pays ?? (terms.paysByCard ? "byCard" : "onHandover");
  const contact: Contact = { phone: "", street: "", postalCode: "", locality: "", tableName: "", note: "" };
  if (!terms.orderKinds.includes(kind))
    return refuse("invalid_fulfillment_method", { kind: translatable("This restaurant doesn’t offer that") });
  if (!isStaff && !(pays === "byCard" ? terms.paysByCard : terms.paysOnHandover))
    return refuse("invalid_payment_method", {
      pays: translatable("This restaurant can’t be paid in that way"),
    });
  if (!isStaff && missingForKind(terms, kind, subtotal) > 0)
    return refuse("minimum_order_unmet", { kind: minimumMessages[kind] });
  if (!terms.asksContact && !isStaff) return { ...contact, kind, pays };
  const kept = contactFields.filter((field) => field === "note" || fieldsOf[kind].includes(field));
  for (const field of kept) contact[field] = given[field] ?? "";
  const point = kind === "delivery" ? given.point : undefined;
  const problems = by === "addition" ? {} : contactProblems(contact, kind, { isStaff, point });
  return Object.keys(problems).length > 0
    ? refuse("invalid_buyer_info", problems)
    : { ...contact, kind, pays, ...(point && { point }) };
}

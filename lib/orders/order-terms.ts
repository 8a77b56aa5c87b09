import { firstKind, missingForDelivery, type OrderKind, type Terms } from "@/lib/restaurants/terms/terms";

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
  phone: "A phone number is required",
  street: "Street and number are required",
  locality: "The town is required",
  tableName: "The table is required",
};

const phoneLike = /^\+?[\d\s()./-]{5,}$/;

/** Returns the messages of the fields that are missing or wrong for a kind of order. */
export function contactProblems(contact: Contact, kind: OrderKind): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fieldsOf[kind]) {
    const message = needed[field];
    if (message && contact[field] === "") problems[field] = message;
  }
  if (fieldsOf[kind].includes("phone") && contact.phone !== "" && !phoneLike.test(contact.phone))
    problems.phone = "Please enter a phone number";
  return problems;
}

export type OrderTerms = Contact & { kind: OrderKind; pays: "byCard" | "onHandover" };
type Given = Partial<OrderTerms>;

/**
 * Checks how an order is to be handed over and paid by the restaurant's terms.
 * @param subtotal the price of the dishes, in minor units
 * @returns the order's terms, without what its kind doesn't need; or the messages of the wrong fields
 */
export function checkOrderTerms(
  given: Given,
  terms: Terms,
  subtotal: number,
): OrderTerms | { problems: Record<string, string> } {
  const kind = given.kind ?? firstKind(terms);
  const pays = given.pays ?? (terms.paysByCard ? "byCard" : "onHandover");
  const contact: Contact = { phone: "", street: "", postalCode: "", locality: "", tableName: "", note: "" };
  if (!terms.orderKinds.includes(kind)) return { problems: { kind: "This restaurant doesn't offer that" } };
  if (!(pays === "byCard" ? terms.paysByCard : terms.paysOnHandover))
    return { problems: { pays: "This restaurant can't be paid in that way" } };
  if (missingForDelivery(terms, kind, subtotal) > 0)
    return { problems: { kind: "The dishes cost less than the minimum for a delivery" } };
  if (!terms.asksContact) return { ...contact, kind, pays };
  const kept = contactFields.filter((field) => field === "note" || fieldsOf[kind].includes(field));
  for (const field of kept) contact[field] = given[field] ?? "";
  const problems = contactProblems(contact, kind);
  return Object.keys(problems).length > 0 ? { problems } : { ...contact, kind, pays };
}

import { browserStorage } from "@/components/ui/browser-storage";
import type { Contact } from "@/lib/orders/order-terms";

/** The fields that a guest fills in for an order. */
export type Guest = Contact & { email: string; name: string };

export const emptyGuest: Guest = {
  email: "",
  name: "",
  phone: "",
  street: "",
  postalCode: "",
  locality: "",
  tableName: "",
  note: "",
};
export const guestFields = Object.keys(emptyGuest) as (keyof Guest)[];

/** Returns the guest's fields among others. */
export function guestOf(values: Partial<Guest> | undefined): Partial<Guest> & Pick<Guest, "email" | "name"> {
  const given = guestFields.flatMap((field) => (values?.[field] ? [[field, values[field]]] : []));
  return { email: "", name: "", ...Object.fromEntries(given) };
}

/** The guest's details, if the guest wants them remembered on this device. */
export const storedGuest = () => browserStorage("localStorage", "guest");

/** Parses remembered details; none if they are unreadable. */
export function parseGuest(text: string | null): Partial<Guest> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries(Object(stored)).filter(([, value]) => typeof value === "string");
    return guestOf(Object.fromEntries(entries));
  } catch {
    return {};
  }
}

import type { FoundGuest, GuestSource, Kept } from "@/lib/guest-data/schema";

export const sourceWords: Record<GuestSource, string> = {
  orders: "Orders",
  reservations: "Reservations",
  messages: "Messages",
  mails: "Emails",
  push: "Notifications on devices",
  webhooks: "Webhooks that were sent",
  audit: "Entries of the audit log",
};

export const keptWords: Record<Kept["list"][number]["reason"], string> = {
  open: "still open",
  payment: "the payment is under way",
  refund: "money is still to be given back",
  dispute: "the payment was disputed",
  upcoming: "still to come",
};

/** Returns “Orders: 3, emails: 2” of the data that a removal changes; empty if it changes nothing. */
export function removableWords(sources: FoundGuest["sources"]): string {
  const words = sources
    .filter(({ removable }) => removable > 0)
    .map(({ source, removable }) => `${sourceWords[source].toLowerCase()}: ${removable}`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Returns “2 orders and 1 reservation”. */
export const orderAndReservationWords = ({
  orders,
  reservations,
}: {
  orders: number;
  reservations: number;
}) =>
  [
    ...(orders > 0 ? [counted(orders, "order", "orders")] : []),
    ...(reservations > 0 ? [counted(reservations, "reservation", "reservations")] : []),
  ].join(" and ");

/** Returns “Oct 18 – Nov 27, 2026” in the reader's language. */
export const dayRange = (first: string, last: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).formatRange(new Date(first), new Date(last));

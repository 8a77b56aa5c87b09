import "server-only";
import { phoneKey } from "@/lib/orders/phone-key";
import { db } from "@/lib/platform/db/client";
import type { KnownGuest } from "./schema";

/** The number of read orders and of listed guests. */
const MAX = { orders: 100, guests: 5 };

/** Lists the guests of the last orders with a phone number, each once by name and address. */
export async function findGuests(phone: string): Promise<KnownGuest[]> {
  const rows = await db.order.findMany({
    where: { phoneKey: phoneKey(phone) },
    orderBy: { number: "desc" },
    select: {
      name: true,
      phone: true,
      email: true,
      street: true,
      postalCode: true,
      locality: true,
      createdAt: true,
    },
    take: MAX.orders,
  });
  const guests = new Map<string, KnownGuest>();
  for (const { createdAt, ...guest } of rows) {
    const key = JSON.stringify([guest.name, guest.street, guest.postalCode, guest.locality]).toLowerCase();
    const known = guests.get(key);
    if (known) known.orders++;
    else guests.set(key, { ...guest, orders: 1, lastOrderAt: createdAt.toISOString() });
  }
  return [...guests.values()].slice(0, MAX.guests);
}

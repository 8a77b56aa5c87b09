import type { StructuredData } from "@/lib/platform/html/structured-data";

/**
 * Returns `acceptsReservations` of a restaurant: the address of its page for reservations
 * (https://schema.org/acceptsReservations); nothing if it takes none online.
 * @param root the origin of the site
 * @param path null if it takes no reservations
 */
export const reservationProperties = (root: string, path: string | null): StructuredData =>
  path === null ? {} : { acceptsReservations: root + path };

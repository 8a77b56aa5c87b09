import type { Permission } from "@/lib/platform/access/permissions";
import { AppError } from "@/lib/platform/http/errors";

/**
 * Requires the permission to read orders, as a printer's address gives access to its tickets.
 * @throws AppError `forbidden`
 */
export function requireGuestsData(may: (permission: Permission) => boolean): void {
  if (!may("orders:read")) throw new AppError("forbidden", "A printer’s address needs orders:read.");
}

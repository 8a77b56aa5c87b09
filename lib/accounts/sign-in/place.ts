import { shortAddress } from "@/lib/platform/http/address-key";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";

/** Where a request came from: a network address, and what the browser or program there calls itself. */
export type Place = { address: string; userAgent: string };

/** How much of each is kept, in characters. */
const MAX_LENGTH = { address: 64, userAgent: 300 };

/** The place of a request, as sessions and tokens keep it. */
export function placeOf(headers: { get(name: string): string | null }): Place {
  return {
    address: shortAddress(headers.get(ADDRESS_HEADER) ?? "").slice(0, MAX_LENGTH.address),
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_LENGTH.userAgent),
  };
}

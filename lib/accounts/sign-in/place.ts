import { shortAddress } from "@/lib/platform/http/address-key";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";

/** The origin of a request: its network address and `User-Agent`. */
export type Place = { address: string; userAgent: string };

/** The maximum stored characters of each. */
const MAX_LENGTH = { address: 64, userAgent: 300 };

export function placeOf(headers: { get(name: string): string | null }): Place {
  return {
    address: shortAddress(headers.get(ADDRESS_HEADER) ?? "").slice(0, MAX_LENGTH.address),
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_LENGTH.userAgent),
  };
}

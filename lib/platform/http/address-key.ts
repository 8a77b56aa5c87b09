import { isIPv4, isIPv6 } from "node:net";
import { parseUrl } from "@/lib/platform/address/parse-url";

/**
 * Returns an IPv4 address, also from its IPv6 form; an IPv6 address in its shortest form (RFC 5952), without a zone
 * (`%eth0`); any other text unchanged.
 */
export function shortAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const short = parseUrl(`http://[${address.split("%")[0]}]/`)?.hostname.slice(1, -1) ?? address;
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short)?.slice(1);
  const bytes = mapped
    ?.map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff]);
  return bytes?.join(".") ?? short;
}

/**
 * Returns the key for limits by network address: an IPv4 address, also from its IPv6 form (`::ffff:192.0.2.1`); the /64
 * prefix of an IPv6 address, since one household or server has a whole /64 (RFC 6177); any other text unchanged.
 */
export function addressKey(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const short = shortAddress(address);
  if (isIPv4(short)) return short;
  const [start = [], end = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill("0");
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}

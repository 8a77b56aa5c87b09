import { isIPv4, isIPv6 } from "node:net";
import { parseUrl } from "@/lib/platform/address/parse-url";

/** Returns the eight groups of an IPv6 address as numbers, without a zone (`%eth0`). */
function groups(address: string): number[] {
  const shortest = parseUrl(`http://[${address.split("%")[0]}]/`)?.hostname.slice(1, -1) ?? "::";
  const [before = "", after] = shortest.split("::");
  const read = (part = "") => part.split(":").flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
  const [start, end] = [read(before), read(after)];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}

const isMappedIPv4 = (all: number[]) => all.slice(0, 5).every((group) => group === 0) && all[5] === 0xff_ff;

const fromGroups = (all: number[]) =>
  all
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");

/**
 * Returns an IPv4 address, also from its IPv6 form; an IPv6 address in its shortest form (RFC 5952); any other text
 * unchanged.
 */
export function shortAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const all = groups(address);
  if (isMappedIPv4(all)) return fromGroups(all);
  return parseUrl(`http://[${address.split("%")[0]}]/`)?.hostname.slice(1, -1) ?? address;
}

/**
 * Returns the key for limits by network address: an IPv4 address, also from its IPv6 form (`::ffff:192.0.2.1`); the /64
 * prefix of an IPv6 address, since one household or server has a whole /64 (RFC 6177); any other text unchanged.
 */
export function addressKey(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const all = groups(address);
  if (isMappedIPv4(all)) return fromGroups(all);
  const network = all.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

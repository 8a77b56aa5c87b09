import { BlockList, isIP, isIPv6 } from "node:net";

/** Addresses that are not reachable over the internet (IANA special-purpose address registries, RFC 6890). */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Addresses at which cloud providers hand out credentials: refused even in one's own network. */
const linkLocal = new BlockList();
linkLocal.addSubnet("169.254.0.0", 16, "ipv4");
linkLocal.addAddress("100.100.100.200", "ipv4");
linkLocal.addSubnet("fe80::", 10, "ipv6");
linkLocal.addAddress("fd00:ec2::254", "ipv6");
// The same by NAT64 (RFC 6052) and 6to4 (RFC 3056).
linkLocal.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");
linkLocal.addAddress("64:ff9b::6464:64c8", "ipv6");
linkLocal.addSubnet("2002:a9fe::", 32, "ipv6");

/** Returns whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !special.check(address, "ipv4");
  return globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** Returns whether an IP address may be reached in the owner's own network: all but link-local and metadata addresses. */
export function isPrivateReachable(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !linkLocal.check(address, version === 4 ? "ipv4" : "ipv6");
}

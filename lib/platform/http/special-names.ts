/** Domains without public addresses (IANA special-use domain names, RFC 6761; `internal` by ICANN, 2024). */
const special = new Set([
  "alt",
  "example",
  "internal",
  "invalid",
  "lan",
  "local",
  "localhost",
  "onion",
  "test",
]);

/** Returns whether a host name can't have a public address by rule: it has one label, or is below a special domain. */
export function isSpecialName(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  return labels.length < 2 || special.has(labels.at(-1) ?? "") || labels.slice(-2).join(".") === "home.arpa";
}

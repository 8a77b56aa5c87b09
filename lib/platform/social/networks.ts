import { parseUrl } from "@/lib/platform/address/parse-url";
import { type Network, type NetworkKey, networks } from "./network-list";

export type { NetworkKey };

/** A profile of the business at a social network; `label` is the host where the network is unknown. */
export type SocialProfile = { network: NetworkKey | null; label: string; url: string };
export type ReadProfile = SocialProfile | { error: string };

/** The most characters of an address. */
const MAX_LENGTH = 2000;

const known: readonly Network[] = networks;

/** Query parameters that name the visitor or the app from which a link was copied. */
const tracking = /^(?:utm_.*|fbclid|gclid|igshid|igsh|mibextid|si|_t|_r|trk)$/;

function withoutTracking(url: URL): string {
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  return url.href.replace(/\?$/, "");
}

const error = (text: string): ReadProfile => ({ error: text });

const notAnAddress = "Enter an address such as instagram.com/yourname, or a name such as instagram @yourname";

function networkOf(url: URL): Network | undefined {
  const secure = url.href.replace(/^http:/, "https:");
  return known.find(({ hosts, path }) => hosts.test(url.hostname) && (!path || path.test(secure)));
}

/** The network and the label of a stored address; null if it isn't one of the web. */
export function profileOf(address: string): SocialProfile | null {
  const profile = readAddress(address);
  return "error" in profile ? null : profile;
}

function readAddress(address: string): ReadProfile {
  const url = parseUrl(/^https?:/i.test(address) ? address : `https://${address}`);
  const isOfTheWeb = url && /^https?:$/.test(url.protocol) && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
  if (!isOfTheWeb) return error(notAnAddress);
  // Credentials in an address are deceptive: `https://instagram.com@evil.example`.
  if (url.username || url.password) return error("Enter the address without a user name before the “@”");
  const network = networkOf(url);
  if (!network) return { network: null, label: url.hostname.replace(/^www\./, ""), url: url.href };
  url.protocol = "https:";
  const cleaned = withoutTracking(url);
  if (url.pathname === "/" && !url.search) {
    return error(`Enter the address of your page at ${network.label}, not that of the network`);
  }
  return { network: network.key as NetworkKey, label: network.label, url: cleaned };
}

function readHandle(network: Network, typed: string): ReadProfile {
  const name = typed.replace(/^@/, "");
  if (!network.handle) return error(`Enter the address of your page at ${network.label}`);
  if (!network.handle.pattern.test(name)) {
    const kind = network.key === "whatsapp" ? "a telephone number" : "a name";
    return error(`“${typed}” can’t be ${kind} at ${network.label}`);
  }
  return {
    network: network.key as NetworkKey,
    label: network.label,
    url: network.handle.url(name),
  };
}

/** Splits "instagram: @yourname" into the network and the rest. */
function namedNetwork(typed: string): { network: Network; rest: string } | null {
  const lower = typed.toLowerCase();
  for (const network of known) {
    for (const name of [network.label.toLowerCase(), network.key, ...(network.words ?? [])]) {
      const rest = typed.slice(name.length);
      if (lower.startsWith(name) && /^\s*:\s*|^\s+/.test(rest)) {
        return { network, rest: rest.replace(/^\s*:?\s*/, "") };
      }
    }
  }
  return null;
}

const isFediverse = (typed: string) => /^@[\w.-]+@[\w-]+(?:\.[\w-]+)+$/.test(typed);
const mastodon = known.find(({ key }) => key === "mastodon") as Network;

/**
 * Reads what an owner types or pastes: an address with or without `https://`, or a network and a handle such as
 * "instagram @yourname"; with `network`, a handle alone is enough. Addresses at a known network are cleaned of tracking
 * parameters and begin with `https://`. Other schemes, credentials and hosts without a dot are refused.
 */
export function readSocialProfile(input: string, network?: NetworkKey): ReadProfile {
  const read = readTyped(input, network);
  if ("error" in read) return read;
  // A stored address is read again: it must be accepted unchanged.
  if (read.url.length > MAX_LENGTH) return error(`At most ${MAX_LENGTH} characters`);
  const again = readAddress(read.url);
  return "url" in again && again.url === read.url ? read : error(notAnAddress);
}

function readTyped(input: string, network?: NetworkKey): ReadProfile {
  const typed = input.trim();
  if (typed === "") return error("Enter an address or a name");
  if (typed.length > MAX_LENGTH) return error(`At most ${MAX_LENGTH} characters`);
  if (/[\p{Cc}\p{Cs}\\]/u.test(typed)) return error("Contains characters that are not allowed");

  const named = namedNetwork(typed);
  const rest = named?.rest ?? typed;
  const wanted = named?.network ?? known.find(({ key }) => key === network);
  if (isFediverse(rest)) return readHandle(mastodon, rest);
  const looksLikeAddress = /^https?:/i.test(rest) || /^[^\s@/:]+\.[^\s@/:]+\/\S*$/.test(rest);
  if (wanted && !looksLikeAddress && !isHostOf(wanted, rest)) return readHandle(wanted, rest);
  if (/\s/.test(rest)) return error(notAnAddress);
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(rest) && !/^https?:/i.test(rest)) {
    return error("Enter a web address, which begins with https://");
  }
  if (/^@?[\w.-]+$/.test(rest) && (rest.startsWith("@") || !rest.includes("."))) {
    return error("Write the network before the name, such as instagram @yourname");
  }
  return readAddress(rest);
}

const isHostOf = (network: Network, text: string) => network.hosts.test(text.toLowerCase());

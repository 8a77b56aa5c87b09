import { parseUrl } from "@/lib/platform/address/parse-url";

const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const wellFormed = new RegExp(
  `^(?=.{1,253}(?::|$))(?:(?:${label}\\.)*${label}\\.?|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$`,
  "i",
);

/** Nearly all requests have the same host. */
let latest = { text: "", isHost: false };

/** Returns whether a text is a host with an optional port (RFC 3986, section 3.2.2). */
export function isHost(text: string): boolean {
  if (latest.text !== text) {
    latest = { text, isHost: wellFormed.test(text) && parseUrl(`http://${text}`) !== null };
  }
  return latest.isHost;
}

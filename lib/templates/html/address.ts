/**
 * The use of an address. `link`: followed or submitted to. `resource`: shown. `frame`: shown as a page.
 * `data`: read by the template's scripts. `other`: not used by today's browsers.
 */
export type AddressUse = "link" | "resource" | "stylesheet" | "frame" | "data" | "other";

const followed =
  /^(https?|mailto|tel|sms|ftp|geo|maps|webcal|callto|skype|facetime|whatsapp|tg|viber|xmpp|ircs?|magnet):/;
const mediaTypes = /^data:((image|audio|video|font)\/|text\/vtt|application\/octet-stream[;,])/;
const applicationType = /^data:application\/([\w.-]*)[;,]/;
const styles = /^data:text\/css[;,]/;
const runsScript = /^([a-z-]+:)*((java|vb|live|j)script|mocha|data):/;

/** An address as a browser reads it, see https://url.spec.whatwg.org/#url-parsing. */
export function trimAddress(address: string): string {
  let [from, to] = [0, address.length];
  while (from < to && address.charCodeAt(from) <= 0x20) from++;
  while (to > from && address.charCodeAt(to - 1) <= 0x20) to--;
  return address.slice(from, to).replace(/[\t\n\r]+/g, "");
}

/** Removes every character that any browser has ever ignored, so that a scheme can't be hidden. */
const collapse = (address: string) => address.replace(/[\p{Cc}\p{Cf}\p{Z}\ufffd]+/gu, "").toLowerCase();

/** Returns whether the address begins with a scheme or names another host. */
export const isAbsolute = (address: string) => /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(trimAddress(address));

const hasScheme = (address: string) => /^[a-z][a-z0-9+.-]*:/i.test(trimAddress(address));

const isMediaData = (collapsed: string) =>
  mediaTypes.test(collapsed) || applicationType.exec(collapsed)?.[1]?.includes("font") === true;

/** Returns whether the address can only have the effect of its use: it can run no script and load no page with one. */
export function isSafeAddress(address: string, use: AddressUse): boolean {
  const collapsed = collapse(address);
  const isMedia = isMediaData(collapsed) || (use === "stylesheet" && styles.test(collapsed));
  if (use === "frame") return /^(https?:)?[\\/]{2}[^\\/]/.test(collapsed);
  if (use !== "link" && isMedia) return true;
  if (runsScript.test(collapsed)) return false;
  if (use === "data" || use === "other") return true;
  return !hasScheme(address) || followed.test(collapsed) || /^about:(blank|invalid)$/.test(collapsed);
}

import * as z from "zod";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { notStorable, storable } from "@/lib/platform/http/storable";

/** The most browsers that are notified of one order. */
export const MAX_PER_ORDER = 5;
/** The most devices of one session; a browser has one, which changes at times. */
export const MAX_PER_SESSION = 5;

/** Returns whether an address may be one of a push service: by HTTPS, of a named host. Its host is checked when it is used. */
export function isPushAddress(address: string): boolean {
  const url = parseUrl(address);
  if (url?.protocol !== "https:" || url.port || url.username || url.password || url.hash) return false;
  const { hostname } = url;
  const isNamed = hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
  return isNamed && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(hostname);
}

/** A point on the curve P-256 in its uncompressed form: 65 bytes, the first of which is 4. */
const point = z.string().regex(/^B[\w-]{86}$/, "Not a public key");
/** 16 bytes. */
const authSecret = z.string().regex(/^[\w-]{22}$/, "Not a secret of a subscription");

/** The body of calls that subscribe: `PushSubscription.toJSON()` without its expiration (https://www.w3.org/TR/push-api/). */
export const subscriptionInput = z.strictObject({
  endpoint: z
    .string({ error: "The address of a push service is required" })
    .max(2000, "At most 2000 characters")
    .refine(storable, notStorable)
    .refine(isPushAddress, "Not an address of a push service")
    .describe("The address that the browser’s push service gave it."),
  keys: z
    .strictObject({ p256dh: point, auth: authSecret })
    .describe("The keys of the browser, in Base64url."),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;

const id = z.string().min(1).max(100).refine(storable, notStorable);
export const subscriptionParams = z.object({ id });
export const subscribedOrderParams = z.object({ id });

export const pushKey = z.object({ key: z.string().describe("The public key of this site (RFC 8292).") });

export const pushDevice = z.object({
  id: z.string(),
  name: z.string().describe("The browser and its device."),
  createdAt: z.iso.datetime(),
  isPresent: z.boolean().describe("Whether this session set it up."),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushDevices = z.object({ devices: z.array(pushDevice) });

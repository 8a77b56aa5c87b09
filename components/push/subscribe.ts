import { call } from "@/lib/api/call";

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

const isSame = (a: ArrayBuffer | null | undefined, b: Uint8Array) =>
  !!a && new Uint8Array(a).join() === b.join();

/**
 * Returns the subscription of this browser, for the API. It has one, for the staff and for all orders of a guest.
 * @throws Error if the push service of the browser can't be reached
 */
export async function subscribe() {
  const { key } = await call("GET /push/key");
  const applicationServerKey = bytesOf(key);
  await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  // One with the key of an earlier installation would be refused.
  const isOutdated = present && !isSame(present.options.applicationServerKey, applicationServerKey);
  if (isOutdated) await present.unsubscribe();
  const kept = isOutdated ? null : present;
  const subscription = kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("The browser’s subscription has no keys.");
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

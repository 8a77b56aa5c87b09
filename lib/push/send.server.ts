import "server-only";
import { db } from "@/lib/platform/db/client";
import { AddressRefused, postWithin, publicReach, type Reach } from "@/lib/platform/http/post.server";
import { JobRefused } from "@/lib/platform/jobs/define-job";
import { log } from "@/lib/platform/log/log";
import { encryptPush } from "./encrypt";
import type { PushMessage } from "./message";
import { vapidAuthorization } from "./vapid.server";

const remove = (id: string) => db.pushSubscription.deleteMany({ where: { id } });

const isTemporary = (status: number) => status === 429 || status >= 500;

/**
 * Sends a notification to a browser by its push service (RFC 8030). Removes a subscription that has ended or whose
 * address is not of a public host.
 * @throws JobRefused if the push service refuses it, Error if another attempt may succeed
 */
export async function sendPush(
  id: string,
  { ttlSeconds, ...content }: PushMessage,
  signal: AbortSignal,
  reach: Reach = publicReach,
): Promise<void> {
  const select = { endpoint: true, p256dh: true, auth: true } as const;
  const subscription = await db.pushSubscription.findUnique({ where: { id }, select });
  if (!subscription) return;
  const { endpoint } = subscription;
  const headers = {
    Authorization: await vapidAuthorization(endpoint),
    "Content-Encoding": "aes128gcm",
    "Content-Type": "application/octet-stream",
    TTL: String(ttlSeconds),
    Urgency: "high",
    Topic: content.tag,
  };
  const body = encryptPush(JSON.stringify(content), subscription);
  const status = await postWithin(reach, endpoint, { headers, body, signal }).catch((error: unknown) => {
    if (!(error instanceof AddressRefused)) throw error;
    log.warn({ err: error }, "A subscription to notifications was removed");
    return 410;
  });
  if (status === 404 || status === 410) await remove(id);
  else if (isTemporary(status)) throw new Error(`The push service answered ${status}.`);
  else if (status < 200 || status > 299) throw new JobRefused(`The push service answered ${status}.`);
}

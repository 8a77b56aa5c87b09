import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { publicReach } from "@/lib/platform/http/post.server";
import { JobRefused } from "@/lib/platform/jobs/define-job";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { localReach, newBrowser, startPushService } from "@/tests/support/push/push-service";
import { configuredInstance } from "@/tests/support/setup/instance";
import type { PushMessage } from "./message";
import { sendPush } from "./send.server";
import { vapidPublicKey } from "./vapid.server";

setUpTestDatabase();
const service = startPushService();
beforeEach(configuredInstance);

const message: PushMessage = {
  title: "New order 12",
  body: "Baobab Kitchen",
  tag: "order-12",
  path: "/admin?tab=orders",
  ttlSeconds: 600,
};
const { signal } = new AbortController();
const count = () => db.pushSubscription.count();

async function subscribed(endpoint: string) {
  const { subscription, read } = newBrowser(endpoint);
  const orderId = (await placedOrder()).id;
  const data = { id: "device", orderId, endpoint, ...subscription.keys };
  await db.pushSubscription.create({ data });
  return { read };
}

test("a notification reaches its browser, encrypted, signed and with its topic", async () => {
  const { read } = await subscribed(`${service.address}/one`);
  await sendPush("device", message, signal, localReach);
  const [received] = service.received;
  if (!received) throw new Error("Nothing was received");
  const { ttlSeconds, ...content } = message;
  expect(read(received.body)).toEqual(content);
  expect(received.headers).toMatchObject({ ttl: "600", topic: "order-12", "content-encoding": "aes128gcm" });
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(received.headers.authorization ?? "") ?? [];
  expect(key).toBe(await vapidPublicKey());
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ aud: service.address, sub: "mailto:nobody@localhost.localdomain" });
  expect(await count()).toBe(1);
});

test.each([404, 410])("a subscription that the push service answers with %i is removed", async (status) => {
  await subscribed(`${service.address}/one`);
  service.status = status;
  await sendPush("device", message, signal, localReach);
  expect(await count()).toBe(0);
  await sendPush("device", message, signal, localReach);
  expect(service.received).toHaveLength(1);
});

test("a busy push service is tried again; one that refuses is not, and no redirect is followed", async () => {
  await subscribed(`${service.address}/one`);
  for (const status of [429, 500, 503]) {
    service.status = status;
    await expect(sendPush("device", message, signal, localReach)).rejects.toThrow(`answered ${status}`);
  }
  for (const status of [302, 307, 400, 403, 413]) {
    service.status = status;
    await expect(sendPush("device", message, signal, localReach)).rejects.toThrow(JobRefused);
  }
  expect(service.received).toHaveLength(8);
  expect(await count()).toBe(1);
});

test.each(["https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x"])(
  "%s is not connected to, and its subscription is removed",
  async (endpoint) => {
    await subscribed(endpoint);
    await sendPush("device", message, signal, publicReach);
    expect(await count()).toBe(0);
  },
);

test("HTTP is not used outside of tests", async () => {
  await subscribed(`${service.address}/one`);
  await sendPush("device", message, signal);
  expect(service.received).toEqual([]);
  expect(await count()).toBe(0);
});

test("of keys made at once, all use one, which is stored encrypted", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, vapidPublicKey));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^B[\w-]{86}$/);
  const stored = await db.secret.findMany({ where: { name: "vapid-key" } });
  expect(stored).toHaveLength(1);
  expect(stored[0]?.value).toMatch(/^v1\./);
  expect(stored[0]?.value).not.toContain("kty");
});

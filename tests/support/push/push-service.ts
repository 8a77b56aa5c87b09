import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { Reach } from "@/lib/platform/http/post.server";
import type { SubscriptionInput } from "@/lib/push/schema";
import { decryptPush } from "./decrypt-push";

/** A browser's subscription with the keys to read its notifications. */
export function newBrowser(endpoint = `https://push.example.com/${randomBytes(8).toString("hex")}`) {
  const pair = createECDH("prime256v1");
  const keys = { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const subscription: SubscriptionInput = { endpoint, keys };
  return { subscription, read: (sent: Buffer) => JSON.parse(decryptPush(sent, pair, keys.auth)) };
}

type Received = { headers: IncomingHttpHeaders; body: Buffer };

/** Allows this machine, where a public host is needed otherwise. */
export const localReach: Reach = { protocols: ["http:"], isAllowed: () => true, isNameAllowed: () => true };

/** Starts a push service on this machine, which keeps what it gets and answers with `status`. */
export function startPushService() {
  const service = { address: "", status: 201, received: [] as Received[] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      service.received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status, { location: `${service.address}/elsewhere` }).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    Object.assign(service, { status: 201, received: [] });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return service;
}

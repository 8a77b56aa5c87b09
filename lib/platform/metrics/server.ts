import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { collectDefaultMetrics } from "prom-client";
import { addressKey } from "@/lib/platform/http/address-key";
import { AppError } from "@/lib/platform/http/errors";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { registry } from "./registry";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The wrong tokens that one address may send in a minute, and the addresses that are counted. */
const GUESSES = { perMinute: 10, addresses: 1000 };
/** In memory, as metrics are there above all when the database is not. */
const guesses = remember(
  "guesses at METRICS_TOKEN",
  () => new LRUCache<string, { count: number }>({ max: GUESSES.addresses, ttl: 60_000 }),
);

/**
 * Requires METRICS_TOKEN as a bearer token. After too many wrong tokens an address is refused, even with the right one.
 * @throws AppError `not-found` where METRICS_TOKEN is not set, `unauthenticated` without it as a bearer token,
 *   `too-many-tries`
 */
export function requireMetricsToken(headers: Headers, address: string) {
  const { METRICS_TOKEN: token } = environment();
  if (token === undefined) throw new AppError("not-found", "There is nothing at this address.");
  const [, given = ""] = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  const key = addressKey(address);
  const tried = guesses.get(key) ?? { count: 0 };
  if (tried.count >= GUESSES.perMinute) {
    throw new AppError("too-many-tries", "Too many wrong tokens came from here. Please wait a minute.", {
      retryAfter: 60,
    });
  }
  if (!timingSafeEqual(digest(given), digest(token))) {
    tried.count += 1;
    if (tried.count === 1) guesses.set(key, tried);
    throw new AppError("unauthenticated", "The metrics are read with METRICS_TOKEN as a bearer token.");
  }
}

/** All metrics of this process in the text format of Prometheus; its own are measured from the first scrape on. */
export async function metricsText(): Promise<{ text: string; type: string }> {
  remember("metrics of the process", () => collectDefaultMetrics({ register: registry }));
  return { text: await registry.metrics(), type: registry.contentType };
}

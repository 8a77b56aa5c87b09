import "server-only";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";

/** More than a large party behind one address sends, and far less than a flood. */
export const ORDER_RULE: RateLimitRule = { attempts: 400, windowSeconds: 600 };

/** The key under which orders of an address are counted. */
export const orderAttemptKey = (address: string) => `order:${addressKey(address)}`;

/** @throws AppError `too-many-tries` */
export const takeOrderAttempt = (address: string) => takeAttempt([orderAttemptKey(address)], ORDER_RULE);

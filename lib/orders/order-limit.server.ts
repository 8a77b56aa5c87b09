import "server-only";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";

/** Allows a large party behind one address, but no flood of orders. */
export const ORDER_RULE: RateLimitRule = { attempts: 400, windowSeconds: 600 };

export const orderAttemptKey = (address: string) => `order:${addressKey(address)}`;

/** Orders by the staff don't count for the guests of the same network. */
export const staffAttemptKey = (user: string) => `staff-order:${user}`;

/** @throws AppError `too-many-tries` */
export const takeOrderAttempt = (address: string) => takeAttempt([orderAttemptKey(address)], ORDER_RULE);

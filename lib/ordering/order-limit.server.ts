import "server-only";
import { takeTry } from "@/lib/db/rate-limit";
import { addressKey } from "@/lib/http/address-key";

/** More than a large party behind one address sends, and far less than a flood. */
const ORDER_RULE = { tries: 400, windowSeconds: 600 };

/** @throws AppError `too-many-tries` */
export const takeOrderTry = (address: string) => takeTry([`order:${addressKey(address)}`], ORDER_RULE);

import { isLoopbackOrigin } from "@/lib/platform/http/loopback";

/**
 * The origin to propose as the site's address: the one that the browser is at, or that of set-up where the browser's
 * only reaches its own machine and the other doesn't.
 */
export function proposedAddress(current: string, setupAddress: string): string {
  return setupAddress && isLoopbackOrigin(current) && !isLoopbackOrigin(setupAddress)
    ? setupAddress
    : current;
}

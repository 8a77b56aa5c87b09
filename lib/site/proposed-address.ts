import { isLoopbackOrigin } from "@/lib/platform/http/loopback";

/**
 * The origin to propose as the site's address: the browser's, or that of set-up if only the browser's is a loopback
 * address.
 */
export function proposedAddress(current: string, setupAddress: string): string {
  return setupAddress && isLoopbackOrigin(current) && !isLoopbackOrigin(setupAddress)
    ? setupAddress
    : current;
}

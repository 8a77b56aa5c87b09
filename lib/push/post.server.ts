import "server-only";
import { lookup } from "node:dns";
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "@/lib/platform/http/public-address";

/** The requested address is not one of the public internet. */
export class AddressRefused extends Error {}

/** The servers that notifications may be sent to. */
export type Reach = { protocols: readonly string[]; isAllowed: (address: string) => boolean };
export const publicReach: Reach = { protocols: ["https:"], isAllowed: isPublicAddress };

/** Resolves a name for the connection itself, so that the checked address is the one connected to. */
const lookupWithin =
  ({ isAllowed }: Reach): LookupFunction =>
  (hostname, { all, ...options }, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "");
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new AddressRefused(`${hostname} is not a public host`), "");
      return all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

type Post = { headers: Record<string, string>; body: Buffer; signal: AbortSignal };

/**
 * Posts to an address that a client has given, without following redirects.
 * @returns the status of the answer
 * @throws AddressRefused if it is not a public host's
 */
export async function postWithin(
  reach: Reach,
  address: string,
  { headers, body, signal }: Post,
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A connection to an IP address looks nothing up.
  if (!reach.protocols.includes(url.protocol) || (isIP(host) !== 0 && !reach.isAllowed(host)))
    throw new AddressRefused(`${url.origin} is not a public host`);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "Content-Length": String(body.length) },
    lookup: lookupWithin(reach),
    agent: false,
    signal,
  };
  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = open(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

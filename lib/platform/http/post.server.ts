import "server-only";
import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { isPrivateReachable, isPublicAddress } from "./public-address";
import { isSpecialName } from "./special-names";

const TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 3000;
/** In bytes. */
const MAX_ANSWER = 1024;

/** The address may not be requested. */
export class AddressRefused extends errorAcrossBundles("AddressRefused") {}

/** The servers that may be reached at an address that somebody has entered. */
export type Reach = {
  protocols: readonly string[];
  isAllowed: (address: string) => boolean;
  /** Returns whether a host name may have an allowed address. */
  isNameAllowed: (name: string) => boolean;
};
export const publicReach: Reach = {
  protocols: ["https:"],
  isAllowed: isPublicAddress,
  isNameAllowed: (name) => !isSpecialName(name),
};
export const ownNetworkReach: Reach = {
  protocols: ["https:", "http:"],
  isAllowed: isPrivateReachable,
  isNameAllowed: () => true,
};

/** Returns the error for a name that has an address out of reach. */
function refusedOf(
  name: string,
  found: readonly { address: string }[],
  isAllowed: Reach["isAllowed"],
): AddressRefused | undefined {
  const refused = found.find(({ address }) => !isAllowed(address));
  return refused && new AddressRefused(`${name} is at ${refused.address}, which may not be reached.`);
}

/** Resolves a name for the connection itself, so that the checked address is the one connected to. */
const lookupWithin =
  ({ isAllowed }: Reach, resolve: typeof lookup): LookupFunction =>
  (hostname, { all, ...options }, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), "");
      const refused = refusedOf(hostname, found, isAllowed);
      if (refused) return callback(refused, "");
      return all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/** Reads an answer up to its limit, and drops the rest with the connection. */
function endAnswer(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let length = 0;
    response.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_ANSWER) response.destroy();
    });
    response.on("close", resolve);
    response.on("error", () => undefined);
  });
}

/** @throws AddressRefused if the address is out of reach without looking its name up */
function parseWithin(reach: Reach, address: string): { url: URL; host: string } {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!reach.protocols.includes(url.protocol)) throw new AddressRefused("The address isn’t https.");
  // A connection to an IP address looks nothing up.
  const isAllowed = isIP(host) !== 0 ? reach.isAllowed(host) : reach.isNameAllowed(host);
  if (!isAllowed) throw new AddressRefused(`${host} may not be reached.`);
  return { url, host };
}

/**
 * Checks an address before it is stored. A name that can't be resolved now may be later.
 * @throws AddressRefused if it is out of reach
 */
export async function requireWithin(reach: Reach, address: string, resolve = lookup): Promise<void> {
  const { host } = parseWithin(reach, address);
  if (isIP(host) !== 0) return;
  const found = await new Promise<LookupAddress[]>((resolved) => {
    const late = setTimeout(() => resolved([]), LOOKUP_TIMEOUT_MS);
    resolve(host, { all: true }, (_, addresses) => {
      clearTimeout(late);
      resolved(addresses ?? []);
    });
  });
  const refused = refusedOf(host, found, reach.isAllowed);
  if (refused) throw refused;
}

type Post = {
  headers: Record<string, string>;
  body: string | Buffer;
  signal: AbortSignal;
  /** Resolves names, by default those of the system. */
  resolve?: typeof lookup;
};

/**
 * Posts to an address that somebody has entered, and follows no redirect.
 * @returns the status of the answer
 * @throws AddressRefused if it is out of reach; Error if there is no answer within ten seconds
 */
export async function postWithin(
  reach: Reach,
  address: string,
  { headers, body, signal, resolve: resolveName = lookup }: Post,
): Promise<number> {
  const { url } = parseWithin(reach, address);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const open = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        method: "POST",
        agent: false,
        lookup: lookupWithin(reach, resolveName),
        signal: AbortSignal.any([signal, timeout]),
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      },
      (response) => void endAnswer(response).then(() => resolve(response.statusCode ?? 0)),
    );
    request.on("error", (error) =>
      reject(timeout.aborted ? new Error("It did not answer within 10 seconds.") : error),
    );
    request.end(body);
  });
}

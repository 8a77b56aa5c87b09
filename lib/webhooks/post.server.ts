import "server-only";
import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateReachable, isPublicAddress } from "./public-address";

const TIMEOUT_MS = 10_000;
/** In bytes. */
const MAX_ANSWER = 1024;

/** The address of an endpoint may not be reached. */
export class AddressRefused extends Error {}

export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveHost: Resolve = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

type Target = { url: string; isPrivateAllowed: boolean };

/** Resolves a host once. @throws AddressRefused if one of its addresses may not be reached */
async function checkedAddresses({ url, isPrivateAllowed }: Target, resolve: Resolve) {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !isPrivateAllowed) throw new AddressRefused("The address isn’t https.");
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const isAllowed = isPrivateAllowed ? isPrivateReachable : isPublicAddress;
  const refused = addresses.find(({ address }) => !isAllowed(address));
  if (refused) throw new AddressRefused(`${host} is at ${refused.address}, which may not be reached.`);
  if (addresses.length === 0) throw new AddressRefused(`${host} has no address.`);
  return addresses;
}

/** Answers with addresses that were checked, instead of a second look-up. */
const answerWith =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
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

type Options = { headers: Record<string, string>; body: string; signal: AbortSignal; resolve?: Resolve };

/**
 * Sends a POST to the checked address of a host, and follows no redirect.
 * @returns the status
 * @throws AddressRefused; Error if there is no answer within ten seconds
 */
export async function postChecked(
  target: Target,
  { headers, body, signal, resolve: look = resolveHost }: Options,
): Promise<number> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const addresses = await checkedAddresses(target, look);
  const send = target.url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      target.url,
      {
        method: "POST",
        agent: false,
        lookup: answerWith(addresses),
        signal: AbortSignal.any([signal, timeout]),
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
      },
      (response) => void endAnswer(response).then(() => resolve(response.statusCode ?? 0)),
    );
    request.on("error", (error) =>
      reject(timeout.aborted ? new Error("It did not answer within 10 seconds.") : error),
    );
    request.end(body);
  });
}

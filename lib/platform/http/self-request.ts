import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";

type Own = { token: string; address?: { host: string; port: number } };
const own = remember<Own>("self-requests", () => ({
  // Another worker may answer.
  token: worker()?.token ?? randomBytes(16).toString("hex"),
}));

/** The header of requests that the process sends to itself, which don't count as visits. */
export const SELF_REQUEST_HEADER = "x-self-request";

/** The value of that header: random, known only to the processes on this port. */
export const selfRequestToken = () => own.token;

export const isSelfRequest = (headers: IncomingHttpHeaders) => headers[SELF_REQUEST_HEADER] === own.token;

/** Stores the address that this process listens on; wildcard addresses become loopback ones. */
export function setOwnAddress({ address, port }: Pick<AddressInfo, "address" | "port">) {
  const loopback: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  own.address = { host: loopback[address] ?? address, port };
}

/** Returns the address of requests to itself; null before it listens. */
export const ownAddress = () => own.address ?? null;

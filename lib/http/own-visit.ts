import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { remember } from "@/lib/remember";

type Own = { mark: string; address?: { host: string; port: number } };
const own = remember<Own>("own visits", () => ({ mark: randomBytes(16).toString("hex") }));

/** The header by which the process knows its own visits, so that it does not count them. */
export const OWN_VISIT_HEADER = "x-own-visit";

/** What stands in that header; nobody else knows it. */
export const ownVisitMark = () => own.mark;

/** Remembers where this process listens; from itself it is reached over the loopback. */
export function setOwnAddress({ address, port }: Pick<AddressInfo, "address" | "port">) {
  const loopback: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  own.address = { host: loopback[address] ?? address, port };
}

/** Where this process reaches itself; null before it listens. */
export const ownAddress = () => own.address ?? null;

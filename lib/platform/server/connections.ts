import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "@/lib/platform/http/address-key";
import { log } from "@/lib/platform/log/log";
import { isAnswering } from "./pipelining";

/**
 * Time limits of `createServer`, in milliseconds. `requestTimeout` lets the largest upload, 20 MB, arrive at 23 kB/s;
 * `boundArrival` ends slower ones early.
 */
export const requestTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5000,
};
/** The maximum time without progress, in milliseconds. */
const TIMEOUT_MS = 30_000;
const WARNING_INTERVAL_MS = 60_000;

type Bounds = {
  perAddress: number;
  /** A proxy holds connections of many visitors. */
  isProxy: (socket: Socket) => boolean;
  timeoutMs?: number;
};

/** Closes connections of clients that don't read the answer or send no request; not of those waiting for an answer. */
function cutIdle(server: Server, timeoutMs: number) {
  server.setTimeout(timeoutMs, (socket: Socket) => {
    const waitsForUs = isAnswering(socket) && socket.writableLength === 0;
    if (!waitsForUs) socket.destroy();
  });
}

function countConnections(server: Server, perAddress: number, isProxy: (socket: Socket) => boolean) {
  const counts = new Map<string, number>();
  let toldAt = Number.NEGATIVE_INFINITY;

  function refuse(socket: Socket, address: string) {
    socket.destroy();
    if (performance.now() - toldAt < WARNING_INTERVAL_MS) return;
    toldAt = performance.now();
    log.warn({ address, perAddress }, "An address holds too many connections (CONNECTIONS_PER_ADDRESS)");
  }

  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(socket)) return;
    const address = addressKey(remoteAddress);
    const count = counts.get(address) ?? 0;
    if (count >= perAddress) return refuse(socket, address);
    counts.set(address, count + 1);
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/** Limits the connections of an address, and closes those without progress. */
export function boundConnections(server: Server, { perAddress, isProxy, timeoutMs = TIMEOUT_MS }: Bounds) {
  cutIdle(server, timeoutMs);
  countConnections(server, perAddress, isProxy);
}

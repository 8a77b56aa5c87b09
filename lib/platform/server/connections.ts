import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "@/lib/platform/http/address-key";
import { log } from "@/lib/platform/log/log";
import { isAnswering } from "./pipelining";

/**
 * Time limits of `createServer` in milliseconds: for the head, for the whole request, and the interval of the check. The
 * whole lets the largest upload, 20 MB, arrive at 23 kB/s; `boundArrival` ends slower ones early.
 */
export const requestTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5000,
};
/** How long a connection may take nothing of an answer that waits for it, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** The shortest interval between log lines about refused connections, in milliseconds. */
const WARNING_INTERVAL_MS = 60_000;

type Bounds = {
  perAddress: number;
  /** A proxy that speaks for many visitors is not one of them. */
  isProxy: (socket: Socket) => boolean;
  timeoutMs?: number;
};

/** Cuts off who does not read the answer, or holds a connection and asks nothing; one who waits for us is not. */
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

/** Limits how many connections an address may hold, and closes connections that make no progress. */
export function boundConnections(server: Server, { perAddress, isProxy, timeoutMs = TIMEOUT_MS }: Bounds) {
  cutIdle(server, timeoutMs);
  countConnections(server, perAddress, isProxy);
}

import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The limit of requests in progress after a stop signal, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The interval of closing connections that have become idle, in milliseconds. */
const IDLE_INTERVAL_MS = 50;

/**
 * Prepares a server, before it listens, for a graceful stop.
 * @param timeoutMs the limit of requests in progress, after which all connections are closed
 * @returns a function that stops accepting connections and resolves when all are closed
 */
export function stoppable(server: Server, timeoutMs = TIMEOUT_MS): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      const cutOff = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, timeoutMs);
      // Answers in progress announced before the stop that their connection stays open.
      const closing = setInterval(() => server.closeIdleConnections(), IDLE_INTERVAL_MS);
      server.close(() => {
        clearTimeout(cutOff);
        clearInterval(closing);
        resolve();
      });
      server.closeIdleConnections();
    });
}

import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long requests in flight may take once the process is told to stop, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Prepares a server for being stopped, before it listens. What it returns stops accepting, lets requests in flight
 * finish, and cuts off what takes longer than `patience` (milliseconds), upgraded connections too.
 */
export function stoppable(server: Server, patience = PATIENCE): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      const cutOff = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, patience);
      server.close(() => {
        clearTimeout(cutOff);
        resolve();
      });
      server.closeIdleConnections();
    });
}

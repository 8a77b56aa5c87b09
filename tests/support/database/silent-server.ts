import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Starts a server that accepts connections and sends nothing; `stop` closes them. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined).resume());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const target = { host: "127.0.0.1", port, name: "any", username: "any", password: "any" };
  return {
    target,
    connected: () => once(server, "connection"),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

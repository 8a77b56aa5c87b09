import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A proxy to a local server whose connections a test can cut and restore. */
export async function cuttableProxy(target: number) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function mend() {
    server = createServer((client) => {
      const upstream = connect(target, "127.0.0.1");
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on("error", () => socket.destroy());
        socket.once("close", () => sockets.delete(socket));
      }
      client.pipe(upstream).pipe(client);
    });
    await once(server.listen(port, "127.0.0.1"), "listening");
    port = (server.address() as AddressInfo).port;
  }

  /** Drops all traffic without closing connections, as a silent network failure does. */
  function swallow() {
    for (const socket of sockets) socket.unpipe().resume();
  }

  async function cut() {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  return { port, cut, swallow, mend };
}

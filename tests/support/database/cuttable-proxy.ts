import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A way to a server on this machine that a test can cut and mend, as a network does. */
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

  /** Takes what is sent and passes nothing on, as a cut that nobody is told of. */
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

import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns the preferred port of 127.0.0.1 if it is free, else any free one. */
export const findFreePort = (preferred = 0): Promise<number> => tryPort(preferred).catch(() => tryPort(0));

/** @throws Error if the port is in use */
async function tryPort(requested: number): Promise<number> {
  const server = createServer().listen(requested, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

import { createServer } from "node:net";

/** Returns the preferred port of 127.0.0.1 if it is free, else any free one. */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const port = await tryPort(preferred).catch(() => undefined);
    if (port !== undefined) return port;
  }
  return tryPort(0);
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("The computer gave no free port."));
      });
    });
  });
}

import { EventEmitter, once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { boundConnections } from "./connections";
import { serializePipelined } from "./pipelining";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handle: RequestListener, bounds: Partial<Parameters<typeof boundConnections>[1]> = {}) {
  const server = createServer(serializePipelined(handle));
  boundConnections(server, { perAddress: 100, isProxy: () => false, ...bounds });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return server;
}

/** Opens a connection, and sends several requests immediately. */
async function ask(server: Server, ...paths: string[]): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(""));
  return socket;
}

async function textUntil(socket: Socket, end: string): Promise<string> {
  for (let text = ""; ; ) {
    const [chunk] = await once(socket, "data");
    text += String(chunk);
    if (text.endsWith(end)) return text;
  }
}

test("requests that are sent ahead are handled one after the other, and answered in order", async () => {
  const begun: string[] = [];
  const finished = new EventEmitter();
  const server = await serve(async ({ url = "" }, response) => {
    begun.push(url);
    if (url === "/1") await once(finished, "first");
    response.end(`answer ${url}.`);
  });
  const socket = await ask(server, "/1", "/2", "/3");
  await new Promise((resolve) => server.once("request", resolve));
  expect(begun).toEqual(["/1"]);
  finished.emit("first");
  expect(await textUntil(socket, "answer /3.")).toMatch(/\/1\..*\/2\..*\/3\.$/s);
  expect(begun).toEqual(["/1", "/2", "/3"]);
});

test("a client that reads no answer gets nothing further handled, and is disconnected", async () => {
  let handled = 0;
  const answer = Buffer.alloc(30_000_000);
  const server = await serve(
    (_, response) => {
      handled += 1;
      response.end(answer);
    },
    { timeoutMs: 500 },
  );
  const socket = (await ask(server, ...Array<string>(10).fill("/"))).pause();
  const [served] = (await once(server, "timeout")) as [Socket];
  await once(served, "close");
  expect(handled).toBe(1);
  socket.destroy();
});

test("a connection with too many requests ahead is cut off", async () => {
  let handled = 0;
  const server = await serve(() => {
    handled += 1;
  });
  await once(await ask(server, ...Array<string>(1000).fill("/")), "close");
  expect(handled).toBe(1);
});

test("a client that waits for a slow answer is not disconnected", async () => {
  const server = await serve(
    async (_, response) => {
      await once(server, "timeout");
      response.end("at last");
    },
    { timeoutMs: 20 },
  );
  expect(await textUntil(await ask(server, "/"), "at last")).toContain("200 OK");
});

test("a connection without a request is closed", async () => {
  const server = await serve((_, response) => response.end("done"), { timeoutMs: 20 });
  await once(await ask(server), "close");
});

test("connections are limited for each address, and closing one makes room", async () => {
  const server = await serve((_, response) => response.end("done"), { perAddress: 2 });
  const sockets = [await ask(server, "/"), await ask(server, "/")];
  for (const socket of sockets) await textUntil(socket, "done");
  await once(await ask(server, "/"), "close");
  const [gone] = sockets;
  gone?.destroy();
  for (let text = ""; !text; ) {
    const socket = await ask(server, "/");
    text = await Promise.race([textUntil(socket, "done"), once(socket, "close").then(() => "")]);
  }
});

test("a proxy's connections are not limited", async () => {
  const bounds = { perAddress: 2, isProxy: ({ remoteAddress }: Socket) => remoteAddress === "127.0.0.1" };
  const server = await serve((_, response) => response.end("done"), bounds);
  for (let i = 0; i < 10; i++) await textUntil(await ask(server, "/"), "done");
});

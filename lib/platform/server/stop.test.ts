import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { stoppable } from "./stop";

/** Starts a server that answers on the test's command, with a pending request. */
async function serverAtWork(timeoutMs?: number) {
  const server = createServer();
  const close = stoppable(server, timeoutMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const working = new Promise<ServerResponse>((resolve) =>
    server.once("request", (_, response: ServerResponse) => resolve(response)),
  );
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, host: "127.0.0.1" }, (response: IncomingMessage) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    }).on("error", reject);
  });
  return { close, port, answer, response: await working };
}

test("a request in flight is finished, and no other is taken", async () => {
  const { close, port, answer, response } = await serverAtWork();
  const closed = close();
  const late = new Promise((_, reject) => get({ port, host: "127.0.0.1" }).on("error", reject));
  await expect(late).rejects.toThrow("ECONNREFUSED");
  response.end("done");
  expect(await answer).toBe("done");
  await closed;
});

test("a request over the time limit is aborted", async () => {
  const { close, answer } = await serverAtWork(1);
  const cut = expect(answer).rejects.toThrow("socket hang up");
  await close();
  await cut;
});

test("a connection that became a WebSocket is cut off too", async () => {
  const server = createServer();
  const close = stoppable(server, 1);
  server.on("upgrade", (_, socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  const cut = new Promise<void>((resolve) => {
    get({ port, host: "127.0.0.1", headers }).on("upgrade", (_, socket) => {
      socket.resume().on("close", () => resolve());
      void close();
    });
  });
  await cut;
  expect(server.listening).toBe(false);
});

test("a server without work closes at once", async () => {
  const server = createServer();
  const close = stoppable(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await close();
  expect(server.listening).toBe(false);
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "@jest/globals";
import { stoppable } from "./stop";
import { takeWaitingConnections } from "./untaken-connections";

/** Connects from another thread, and sends its request on a signal. */
const client = `
  const { connect } = require("node:net");
  const { parentPort, workerData } = require("node:worker_threads");
  const state = new Int32Array(workerData.state);
  let answer = "";
  const socket = connect(workerData.port, "127.0.0.1", () => {
    socket.write("GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n");
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
  });
  socket.on("data", (part) => { answer += part; });
  socket.on("error", (error) => { answer += error.code; });
  socket.on("close", () => parentPort.postMessage(answer));
`;

/** Opens a connection while this thread takes none. */
async function waitingConnection() {
  const server = createServer((_, response) => response.end("done"));
  const close = stoppable(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const state = new SharedArrayBuffer(4);
  const worker = new Worker(client, { eval: true, workerData: { port, state } });
  const answer = new Promise<string>((resolve) => worker.once("message", resolve));
  await new Promise<void>((resolve) => worker.once("online", resolve));
  Atomics.wait(new Int32Array(state), 0, 0);
  return { close, answer };
}

test("a connection that waits when the port is about to close is taken and answered", async () => {
  const { close, answer } = await waitingConnection();
  await takeWaitingConnections();
  await close();
  expect(await answer).toContain("done");
});

test("without that it is reset", async () => {
  const { close, answer } = await waitingConnection();
  await close();
  expect(await answer).toBe("ECONNRESET");
});

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "@jest/globals";
import { isAnswering, serializePipelined } from "./pipelining";

test("an aborted request without a socket frees its connection", () => {
  const socket = new Socket();
  const request = { socket } as IncomingMessage;
  const response = new EventEmitter() as ServerResponse;
  serializePipelined(() => {})(request, response);
  expect(isAnswering(socket)).toBe(true);
  Object.assign(request, { socket: null });
  response.emit("close");
  expect(isAnswering(socket)).toBe(false);
});

import { EventEmitter } from "node:events";
import { expect, test } from "@jest/globals";
import { connectCalls } from "./process-calls";

type Handlers = Parameters<typeof connectCalls>[1];

/** Two ends of a channel that carries JSON, as between processes. */
function channel() {
  const [one, other] = [new EventEmitter(), new EventEmitter()];
  const end = (own: EventEmitter, far: EventEmitter) =>
    Object.assign(own, {
      send: (message: object) =>
        queueMicrotask(() => far.emit("message", JSON.parse(JSON.stringify(message)))),
    });
  return [end(one, other), end(other, one)] as const;
}

function connected(handlers: Handlers) {
  const [here, there] = channel();
  connectCalls(there, handlers);
  return { here, ...connectCalls(here, new Map()) };
}

test("a call returns what the function of the other process returns", async () => {
  const { call } = connected(new Map([["double", async (value: never) => Number(value) * 2]]));
  expect(await Promise.all([call("double", 2), call("double", 3)])).toEqual([4, 6]);
});

test("an error of the other process, or a missing function, is thrown", async () => {
  const { call } = connected(new Map([["fail", () => Promise.reject(new Error("The disk is full."))]]));
  await expect(call("fail")).rejects.toThrow("The disk is full.");
  await expect(call("unknown")).rejects.toThrow("There is no function unknown.");
});

test("a call fails after its time limit, or when the other process ends", async () => {
  const { here, call } = connected(new Map([["hang", () => new Promise(() => undefined)]]));
  await expect(call("hang", null, 1)).rejects.toThrow("has not answered hang in time");
  const hanging = call("hang");
  here.emit("disconnect");
  await expect(hanging).rejects.toThrow("The other process has ended.");
});

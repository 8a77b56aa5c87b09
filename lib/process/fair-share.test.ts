import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { ADDRESS_HEADER } from "@/lib/http/origin";
import { fairShare, HANDED_OVER } from "./fair-share";

/** A share of work, and what was begun of it. */
function share() {
  const begun: string[] = [];
  const work = fairShare(({ url = "" }) => void begun.push(url));
  const ask = (address: string, url: string) => {
    const socket = { destroyed: false };
    const response = new EventEmitter();
    const request = { url, socket, headers: { [ADDRESS_HEADER]: address } };
    work(request as unknown as IncomingMessage, response as ServerResponse);
    return { socket, response };
  };
  return { begun, ask };
}

test("an address has 32 requests worked on, the others wait in their order, and nobody else does", () => {
  const { begun, ask } = share();
  const all = Array.from({ length: 34 }, (_, index) => ask("2001:db8::1", String(index)));
  ask("192.0.2.1", "other");
  expect(begun).toEqual([...Array.from({ length: 32 }, (_, index) => String(index)), "other"]);
  all[5]?.response.emit("close");
  all[5]?.response.emit("close");
  expect(begun.slice(33)).toEqual(["32"]);
  all[32]?.response.emit(HANDED_OVER);
  all[32]?.response.emit("close");
  expect(begun.slice(33)).toEqual(["32", "33"]);
  ask("2001:db8::ffff", "34");
  expect(begun.slice(33)).toEqual(["32", "33"]);
  all[0]?.response.emit("close");
  expect(begun.slice(33)).toEqual(["32", "33", "34"]);
});

test("who has gone while waiting is passed over", () => {
  const { begun, ask } = share();
  const all = Array.from({ length: 35 }, (_, index) => ask("192.0.2.1", String(index)));
  for (const { socket } of all.slice(32, 34)) socket.destroyed = true;
  all[0]?.response.emit("close");
  expect(begun.slice(32)).toEqual(["34"]);
});

test("this machine's own requests don't wait", () => {
  const { begun, ask } = share();
  for (let i = 0; i < 100; i++) ask(i % 2 ? "127.0.0.1" : "::1", "own");
  expect(begun).toHaveLength(100);
});

test("a request that waited runs in its own context, not in that of the one before it", () => {
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const work = fairShare(() => void seen.push(context.getStore()));
  const responses = Array.from({ length: 33 }, (_, index) => {
    const response = new EventEmitter();
    const request = { socket: {}, headers: { [ADDRESS_HEADER]: "192.0.2.1" } };
    context.run(`request ${index}`, () =>
      work(request as unknown as IncomingMessage, response as ServerResponse),
    );
    return response;
  });
  context.run("request 0", () => responses[0]?.emit("close"));
  expect(seen.at(-1)).toBe("request 32");
});

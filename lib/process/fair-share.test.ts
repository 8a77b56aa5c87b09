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

const turn = () => new Promise((resolve) => setImmediate(resolve));
const turns = async () => {
  for (let i = 0; i < 50; i++) await turn();
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test("of one address a request begins in each turn, and nobody else waits for them", async () => {
  const { begun, ask } = share();
  for (const url of numbers(3)) ask("192.0.2.1", url);
  ask("192.0.2.2", "other");
  expect(begun).toEqual(["0", "other"]);
  await turn();
  expect(begun).toEqual(["0", "other", "1"]);
  await turn();
  expect(begun).toEqual(["0", "other", "1", "2"]);
});

test("an address has 32 requests worked on, and its others wait in their order", async () => {
  const { begun, ask } = share();
  const all = numbers(34).map((url) => ask("2001:db8::1", url));
  await turns();
  expect(begun).toEqual(numbers(32));
  all[5]?.response.emit("close");
  all[5]?.response.emit("close");
  await turns();
  expect(begun).toEqual(numbers(33));
  all[32]?.response.emit(HANDED_OVER);
  all[32]?.response.emit("close");
  ask("2001:db8::ffff", "34");
  await turns();
  expect(begun).toEqual(numbers(34));
  all[0]?.response.emit("close");
  await turns();
  expect(begun).toEqual(numbers(35));
});

test("who has gone while waiting is passed over", async () => {
  const { begun, ask } = share();
  const all = numbers(35).map((url) => ask("192.0.2.1", url));
  await turns();
  for (const { socket } of all.slice(32, 34)) socket.destroyed = true;
  all[0]?.response.emit("close");
  await turns();
  expect(begun.slice(32)).toEqual(["34"]);
});

test("this machine's own requests don't wait", () => {
  const { begun, ask } = share();
  for (let i = 0; i < 100; i++) ask(i % 2 ? "127.0.0.1" : "::1", "own");
  expect(begun).toHaveLength(100);
});

test("a request that waited runs in its own context, not in that of the one before it", async () => {
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
  await turns();
  context.run("request 0", () => responses[0]?.emit("close"));
  await turns();
  expect(seen.at(-1)).toBe("request 32");
});

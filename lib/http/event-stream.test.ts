import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { openEventStream, type Send } from "./event-stream";
import { endEventStreams, endStreamsOf, type Listener, listeningSessions } from "./open-streams";

const HEARTBEAT = 20_000;
const decoder = new TextDecoder();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  endEventStreams();
  jest.useRealTimers();
});

const visitor = (address: string): Listener => ({ address, session: null });
const signedIn = (id: string, endsAt = Date.now() + 1e9): Listener => ({
  address: "192.0.2.1",
  session: { id, endsAt },
});

function open(listener: Listener = visitor("192.0.2.1"), signal = new AbortController().signal) {
  let send: Send = () => undefined;
  const stop = jest.fn();
  const follow = jest.fn((given: Send) => {
    send = given;
    return stop;
  });
  const reader = openEventStream(follow, listener, signal).getReader();
  const read = async () => decoder.decode((await reader.read()).value);
  return { reader, read, follow, stop, send: (event: string, data?: string) => send(event, data) };
}

const openMany = (count: number, listener: (index: number) => Listener) =>
  Array.from({ length: count }, (_, index) => open(listener(index)));

test("events arrive, and what nobody has read yet is told once", async () => {
  const { read, send } = open();
  expect(await read()).toBe("retry: 1000\n\n");
  const next = read();
  await Promise.resolve();
  send("changed");
  expect(await next).toBe("event: changed\ndata: \n\n");
  for (let i = 0; i < 1000; i++) send("changed");
  send("shown", "2");
  expect(await read()).toBe("event: changed\ndata: \n\nevent: shown\ndata: 2\n\n");
});

test("nothing is followed before somebody reads", async () => {
  const { follow, read } = open();
  await Promise.resolve();
  expect(follow).not.toHaveBeenCalled();
  await read();
  expect(follow).toHaveBeenCalledTimes(1);
});

test("who reads is kept, who stops reading is not", async () => {
  const [good, bad] = [open(), open()];
  for (const { read } of [good, bad]) await read();
  for (let i = 0; i < 5; i++) {
    const next = good.read();
    await Promise.resolve();
    jest.advanceTimersByTime(HEARTBEAT);
    expect(await next).toBe(": still here\n\n");
  }
  expect([good.stop.mock.calls.length, bad.stop.mock.calls.length]).toEqual([0, 1]);
});

test("who leaves, in whichever way, is followed no longer and makes room", async () => {
  const leaving = [
    (stream: ReturnType<typeof open>) => stream.reader.cancel(),
    (_: unknown, gone: AbortController) => gone.abort(),
    () => endEventStreams(),
  ];
  for (const leave of leaving) {
    const all = Array.from({ length: 64 }, () => {
      const gone = new AbortController();
      return { gone, ...open(visitor("192.0.2.9"), gone.signal) };
    });
    for (const { read } of all) await read();
    expect(() => open(visitor("192.0.2.9"))).toThrow("Too many pages are listening");
    for (const stream of all) await leave(stream, stream.gone);
    expect(all.map(({ stop }) => stop.mock.calls.length)).toEqual(all.map(() => 1));
  }
});

test("who has gone before the stream is sent takes no room", async () => {
  const gone = AbortSignal.abort();
  for (let i = 0; i < 100; i++) expect((await open(undefined, gone).reader.read()).done).toBe(true);
});

test("an address has 64, an IPv6 address by its /64, and a session has room beside them", () => {
  openMany(64, () => visitor("2001:db8::1"));
  expect(() => open(visitor("2001:0db8:0::ffff"))).toThrow(
    expect.objectContaining({ code: "too-many-tries", details: { retryAfter: 60 } }),
  );
  open(visitor("2001:db8:0:1::1"));
  openMany(32, () => ({ ...signedIn("a"), address: "2001:db8::1" }));
  expect(() => open(signedIn("a"))).toThrow("Too many pages are listening");
  open(signedIn("b"));
});

test("there is room for who is signed in, however many visitors listen", () => {
  openMany(1800, (index) => visitor(`10.0.0.${Math.floor(index / 60)}`));
  expect(() => open(visitor("10.1.0.1"))).toThrow(expect.objectContaining({ code: "unavailable" }));
  openMany(200, (index) => signedIn(`session ${index}`));
  expect(() => open(signedIn("one more"))).toThrow(expect.objectContaining({ code: "unavailable" }));
});

test("a stream ends with its session", async () => {
  const [ended, expired, live] = [
    signedIn("ended"),
    signedIn("expired", Date.now() + HEARTBEAT),
    signedIn("live"),
  ].map((listener) => open(listener));
  for (const stream of [ended, expired, live]) await stream?.read();
  expect(listeningSessions()).toEqual(["ended", "expired", "live"]);
  endStreamsOf(new Set(["ended", "unknown"]));
  expect((await ended?.reader.read())?.done).toBe(true);
  expect(listeningSessions()).toEqual(["expired", "live"]);
  jest.advanceTimersByTime(HEARTBEAT);
  expect((await expired?.reader.read())?.done).toBe(true);
  expect(listeningSessions()).toEqual(["live"]);
});

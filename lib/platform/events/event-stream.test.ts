import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { openEventStream, type Send } from "./event-stream";
import { endEventStreams, keepStreamsOf, type Listener, listeningSessions } from "./open-streams";

const HEARTBEAT_INTERVAL_MS = 20_000;

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
  session: { id, endsAt, role: "owner" },
});

/** Opens a stream with a reader that takes one text at a time. */
function open(listener: Listener = visitor("192.0.2.1")) {
  let send: Send = () => undefined;
  const stop = jest.fn();
  const follow = jest.fn((given: Send) => {
    send = given;
    return stop;
  });
  const { begin, want, end } = openEventStream(follow, listener);
  const [take, leave] = [jest.fn<(text: string) => void>(), jest.fn()];
  const read = () => {
    const text = take.mock.calls.map(([one]) => one).join("");
    take.mockClear();
    want();
    return text;
  };
  return {
    begin: () => begin({ take, leave }),
    read,
    end,
    follow,
    stop,
    leave,
    send: (event: string, data?: string) => send(event, data),
  };
}

function begun(listener?: Listener) {
  const stream = open(listener);
  stream.begin();
  return stream;
}

const openMany = (count: number, listener: (index: number) => Listener) =>
  Array.from({ length: count }, (_, index) => open(listener(index)));

test("events arrive, and unread ones are sent once", () => {
  const { read, send } = begun();
  expect(read()).toBe("retry: 1000\n\n");
  send("changed");
  for (let i = 0; i < 1000; i++) send("changed");
  send("shown", "2");
  expect(read()).toBe("event: changed\ndata: \n\n");
  expect(read()).toBe("event: changed\ndata: \n\nevent: shown\ndata: 2\n\n");
});

test("listening begins with the first read", () => {
  const { follow, begin } = open();
  expect(follow).not.toHaveBeenCalled();
  begin();
  expect(follow).toHaveBeenCalledTimes(1);
});

test("a stream is kept while it is read, and closed if reading stops or never begins", () => {
  const [good, bad, never] = [begun(), begun(), open()];
  good.read();
  for (let i = 0; i < 5; i++) {
    jest.advanceTimersByTime(HEARTBEAT_INTERVAL_MS);
    expect(good.read()).toBe(": still here\n\n");
  }
  expect([good, bad].map(({ leave }) => leave.mock.calls.length)).toEqual([0, 1]);
  expect([good, bad].map(({ stop }) => stop.mock.calls.length)).toEqual([0, 1]);
  openMany(63, () => visitor("192.0.2.1"));
  expect(() => open()).toThrow("Too many pages are listening");
  never.end();
  expect(() => open()).toThrow("Too many pages are listening");
});

test("a closed stream ends listening and makes room", () => {
  for (const leave of [({ end }: { end: () => void }) => end(), () => endEventStreams()]) {
    const all = Array.from({ length: 64 }, () => begun(visitor("192.0.2.9")));
    expect(() => open(visitor("192.0.2.9"))).toThrow("Too many pages are listening");
    for (const stream of all) leave(stream);
    for (const { send, end } of all) {
      send("late");
      end();
    }
    expect(all.map(({ stop }) => stop.mock.calls.length)).toEqual(all.map(() => 1));
    expect(all.map(({ leave }) => leave.mock.calls.length)).toEqual(all.map(() => 1));
  }
});

test("an address has 64 streams, an IPv6 address counts by its /64, and sessions count separately", () => {
  openMany(64, () => visitor("2001:db8::1"));
  expect(() => open(visitor("2001:0db8:0::ffff"))).toThrow(
    expect.objectContaining({ code: "too-many-tries", details: { retryAfter: 60 } }),
  );
  open(visitor("2001:db8:0:1::1"));
  openMany(32, () => ({ ...signedIn("a"), address: "2001:db8::1" }));
  expect(() => open(signedIn("a"))).toThrow("Too many pages are listening");
  open(signedIn("b"));
});

test("signed-in users have room with any number of visitors listening", () => {
  openMany(1800, (index) => visitor(`10.0.0.${Math.floor(index / 60)}`));
  expect(() => open(visitor("10.1.0.1"))).toThrow(expect.objectContaining({ code: "unavailable" }));
  openMany(200, (index) => signedIn(`session ${index}`));
  expect(() => open(signedIn("one more"))).toThrow(expect.objectContaining({ code: "unavailable" }));
});

test("a stream ends with its session", () => {
  const ended = begun(signedIn("ended"));
  const expired = begun(signedIn("expired", Date.now() + HEARTBEAT_INTERVAL_MS));
  const live = begun(signedIn("live"));
  const left = () => [ended, expired, live].map(({ leave }) => leave.mock.calls.length);
  expect(listeningSessions()).toEqual(["ended", "expired", "live"]);
  keepStreamsOf(
    new Map([
      ["expired", "owner"],
      ["live", "owner"],
      ["unknown", "owner"],
    ]),
  );
  expect([left(), listeningSessions()]).toEqual([
    [1, 0, 0],
    ["expired", "live"],
  ]);
  live.read();
  jest.advanceTimersByTime(HEARTBEAT_INTERVAL_MS);
  expect([left(), listeningSessions()]).toEqual([[1, 1, 0], ["live"]]);
});

test("a stream ends once its user has another role", () => {
  const [demoted, other] = [begun(signedIn("demoted")), begun(signedIn("other"))];
  keepStreamsOf(
    new Map([
      ["demoted", "viewer"],
      ["other", "owner"],
    ]),
  );
  expect([demoted, other].map(({ leave }) => leave.mock.calls.length)).toEqual([1, 0]);
});

import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { listen } from "./listen";

/** A fake of the browser's event source, controlled by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 0;
  onerror: (() => void) | null = null;

  constructor(readonly path: string) {
    super();
    Source.opened.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  tell(event: string, data = "") {
    this.dispatchEvent(Object.assign(new Event(event), { data }));
  }

  /** Simulates an error response, after which browsers don't reconnect. */
  refuse() {
    this.readyState = Source.CLOSED;
    this.onerror?.();
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const frame = new EventTarget();
const given = { document: page, window: frame, EventSource: Source };
let stops: (() => void)[] = [];
let told: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, given);
  Source.opened = [];
  told = [];
  page.visibilityState = "visible";
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name);
});

function follow(whileHidden = false) {
  const stop = listen("/events", {
    begin: "begin",
    change: "change",
    whileHidden,
    onBegin: (data, isAgain) => told.push(`${isAgain ? "again" : "first"} ${data}`),
    onChange: () => told.push("change"),
    onLive: (isLive) => told.push(isLive ? "live" : "not live"),
  });
  stops.push(stop);
  return stop;
}

const latest = () => Source.opened.at(-1) as Source;
const isOpen = () => latest().readyState !== Source.CLOSED;

function see(visibilityState: "visible" | "hidden") {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

function answerHead(status: number) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status }));
}

test("changes are reported once it listens, and it ends with its component", () => {
  const stop = follow();
  latest().tell("begin", "7");
  latest().tell("change");
  expect(told).toEqual(["not live", "live", "first 7", "change"]);
  stop();
  expect(isOpen()).toBe(false);
  see("visible");
  frame.dispatchEvent(new Event("online"));
  expect(Source.opened).toHaveLength(1);
});

test("after an interruption the delay grows, and missed events are signalled", async () => {
  follow();
  latest().tell("begin");
  for (const longest of [1000, 2000, 4000]) {
    latest().onerror?.();
    const before = Source.opened.length;
    await jest.advanceTimersByTimeAsync(longest * 0.74);
    expect(Source.opened).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(longest * 0.26);
    expect(Source.opened).toHaveLength(before + 1);
  }
  told = [];
  latest().tell("begin");
  expect(told).toEqual(["live", "again "]);
  latest().onerror?.();
  await jest.advanceTimersByTimeAsync(1000);
  expect(Source.opened).toHaveLength(5);
});

test.each([401, 403])(
  "after a refusal with %i it reconnects only when the page is visible again",
  async (status) => {
    answerHead(status);
    follow(true);
    latest().refuse();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(Source.opened).toHaveLength(1);
    see("visible");
    expect(Source.opened).toHaveLength(2);
  },
);

test("a server that has no room is asked again later", async () => {
  const asked = answerHead(429);
  follow();
  latest().refuse();
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledWith("/events", { method: "HEAD", headers: { Accept: "text/event-stream" } });
  expect(Source.opened).toHaveLength(2);
});

test("a hidden page has no connection, and misses no events", () => {
  follow();
  latest().tell("begin");
  see("hidden");
  expect(isOpen()).toBe(false);
  told = [];
  see("visible");
  latest().tell("begin", "8");
  expect(told).toEqual(["not live", "live", "again 8"]);
});

test("orders arrive while the page is hidden", () => {
  follow(true);
  see("hidden");
  see("visible");
  expect(isOpen()).toBe(true);
  expect(Source.opened).toHaveLength(1);
});

test("without a network it is not live, and listens again as soon as there is one", () => {
  follow();
  latest().tell("begin");
  frame.dispatchEvent(new Event("offline"));
  expect(isOpen()).toBe(false);
  expect(told.at(-1)).toBe("not live");
  frame.dispatchEvent(new Event("online"));
  expect(isOpen()).toBe(true);
});

test("a page in the browser's back/forward cache closes its stream, and opens it again when restored", () => {
  follow();
  frame.dispatchEvent(new Event("pagehide"));
  expect(isOpen()).toBe(false);
  frame.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(isOpen()).toBe(true);
});

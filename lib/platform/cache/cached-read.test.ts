import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { log } from "@/lib/platform/log/log";
import { isCacheable, noReads, recordReads, recordTables } from "@/lib/platform/tracking/reads";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { cachedRead, clearCachedReads } from "./cached-read";
import { setFollowing } from "./following";

let source: () => Promise<string>;
let reads = 0;
const read = cachedRead("test", () => {
  reads += 1;
  recordTables("PageSeo");
  return source();
});
const away = () => Promise.reject(new Error("away"));
const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  clearCachedReads();
  reads = 0;
  warn.mockClear();
  source = async () => "first";
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => void jest.useRealTimers());
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

test("concurrent readers share one read, which is repeated after half a second or a change", async () => {
  expect(await Promise.all([read.get(), read.known(), read.get()])).toEqual(["first", "first", "first"]);
  source = async () => "second";
  expect(await read.known()).toBe("first");
  later(501);
  expect(await read.known()).toBe("second");
  source = async () => "third";
  invalidate(["PageSeo"]);
  expect(await read.get()).toBe("third");
  expect(reads).toBe(3);
});

test("visitors get the last known value at once, without a read for each of them", async () => {
  await read.get();
  later(501);
  source = away;
  expect(await read.known()).toBe("first");
  for (let visitor = 0; visitor < 100; visitor++) expect(await read.known()).toBe("first");
  expect(reads).toBe(2);
  expect(warn).toHaveBeenCalledTimes(1);
  await expect(read.get()).rejects.toThrow("away");

  later(2001);
  let answer: (value: string) => void = () => undefined;
  source = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  expect(await Promise.all([read.known(), read.known()])).toEqual(["first", "first"]);
  expect(reads).toBe(4);
  answer("second");
  expect(await read.get()).toBe("second");
  expect(await read.known()).toBe("second");
  expect(reads).toBe(4);
});

test("fails before the first read, and after a move to another database", async () => {
  source = away;
  await expect(read.known()).rejects.toThrow("away");
  source = async () => "first";
  expect(await read.known()).toBe("first");
  clearCachedReads();
  source = away;
  await expect(read.known()).rejects.toThrow("away");
});

test("a saved change is visible at once, even just after a failure", async () => {
  await read.get();
  later(501);
  source = away;
  await read.known();
  source = async () => "saved";
  invalidate(["PageSeo"]);
  expect(await read.known()).toBe("saved");
});

test("a value is kept for its lifetime, or for ever", async () => {
  const longer = cachedRead("longer", () => source(), { ttl: 1000 });
  const forGood = cachedRead("for good", () => source(), { ttl: Number.POSITIVE_INFINITY });
  expect(await Promise.all([longer.get(), forGood.get()])).toEqual(["first", "first"]);
  source = async () => "second";
  later(999);
  expect(await longer.get()).toBe("first");
  later(1);
  expect(await longer.get()).toBe("second");
  later(1_000_000_000);
  expect(await forGood.get()).toBe("first");
  clearCachedReads();
  expect(await forGood.get()).toBe("second");
});

test("a value read from tables is current until one of them changes, while changes are notified", async () => {
  setFollowing("live");
  expect(await read.get()).toBe("first");
  source = async () => "second";
  later(1_000_000);
  invalidate(["Picture"]);
  expect(await read.get()).toBe("first");
  invalidate(["PageSeo"]);
  expect(await read.get()).toBe("second");
  setFollowing("off");
  source = async () => "third";
  expect(await read.get()).toBe("second");
  later(501);
  expect(await read.get()).toBe("third");
});

/** The reads that are recorded while a value is made. */
async function readsOf(of: { get(): Promise<unknown> }) {
  const reads = noReads();
  await recordReads(reads, () => of.get());
  return { tables: [...reads.tables], isCacheable: isCacheable(reads) };
}

test("every reader of a cached value records its tables", async () => {
  const outer = cachedRead("outer", () => read.get());
  const whole = { tables: ["PageSeo"], isCacheable: true };
  expect(await Promise.all([readsOf(outer), readsOf(outer)])).toEqual([whole, whole]);
  expect(await readsOf(outer)).toEqual(whole);
  invalidate(["PageSeo"]);
  source = async () => "second";
  expect(await outer.get()).toBe("second");
});

test("a read begun before a change is not used after it", async () => {
  const answers: ((value: string) => void)[] = [];
  source = () => new Promise((resolve) => answers.push(resolve));
  const before = read.get();
  invalidate(["PageSeo"]);
  const after = read.get();
  for (const [index, answer] of answers.entries()) answer(["old", "new"][index] ?? "");
  expect(await Promise.all([before, after, read.get(), read.known()])).toEqual(["old", "new", "new", "new"]);
});

test("values that expire, and substitutes for unreadable ones, make a page uncacheable", async () => {
  const ofFiles = (ttl?: number) =>
    cachedRead(`files ${ttl}`, async () => "", ttl === undefined ? {} : { ttl });
  expect((await readsOf(ofFiles())).isCacheable).toBe(false);
  expect((await readsOf(ofFiles(1000))).isCacheable).toBe(false);
  expect((await readsOf(ofFiles(Number.POSITIVE_INFINITY))).isCacheable).toBe(true);
  await read.get();
  source = away;
  invalidate(["PageSeo"]);
  expect((await readsOf({ get: read.known })).isCacheable).toBe(false);
});

import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { log } from "@/lib/platform/log/log";
import { cachedRead, forgetReads } from "./cached-read";
import { noteChange, setFollowing } from "./changes";

let source: () => Promise<string>;
let reads = 0;
const read = cachedRead("test", () => {
  reads += 1;
  return source();
});
const away = () => Promise.reject(new Error("away"));
const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  forgetReads();
  reads = 0;
  warn.mockClear();
  source = async () => "first";
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => void jest.useRealTimers());
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

test("is read once for all that ask at the same time, and again after half a second or a change", async () => {
  expect(await Promise.all([read.get(), read.known(), read.get()])).toEqual(["first", "first", "first"]);
  source = async () => "second";
  expect(await read.known()).toBe("first");
  later(501);
  expect(await read.known()).toBe("second");
  source = async () => "third";
  read.forget();
  expect(await read.get()).toBe("third");
  expect(reads).toBe(3);
});

test("visitors get what was last known, at once and without reading again for each of them", async () => {
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

test("fails where nothing was ever read, and where another database is in use", async () => {
  source = away;
  await expect(read.known()).rejects.toThrow("away");
  source = async () => "first";
  expect(await read.known()).toBe("first");
  forgetReads();
  source = away;
  await expect(read.known()).rejects.toThrow("away");
});

test("a change that is saved is seen at once, also just after a failure", async () => {
  await read.get();
  later(501);
  source = away;
  await read.known();
  source = async () => "saved";
  read.forget();
  expect(await read.known()).toBe("saved");
});

test("is believed for as long as is said, also for good", async () => {
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
  forGood.forget();
  expect(await forGood.get()).toBe("second");
});

test("what is read from tables is believed until one of them changes, while changes are heard of", async () => {
  const ofTables = cachedRead(
    "of tables",
    () => {
      reads += 1;
      return source();
    },
    { tables: ["PageSeo"] },
  );
  setFollowing("live");
  expect(await ofTables.get()).toBe("first");
  source = async () => "second";
  later(1_000_000);
  noteChange(["Media"]);
  expect(await ofTables.get()).toBe("first");
  noteChange(["PageSeo"]);
  expect(await ofTables.get()).toBe("second");
  setFollowing("off");
  source = async () => "third";
  expect(await ofTables.get()).toBe("second");
  later(501);
  expect(await ofTables.get()).toBe("third");
});

import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "@jest/globals";
import { AsyncStorage, shareStoragesOfNext } from "./async-storage";

const holder = globalThis as { AsyncLocalStorage?: unknown };
const before = holder.AsyncLocalStorage;

afterEach(() => {
  holder.AsyncLocalStorage = before;
});

test("outside of its runs a storage is empty", () => {
  const storage = new AsyncStorage<string>();
  expect(storage.getStore()).toBeUndefined();
  expect(storage.run("a", (suffix: string) => storage.getStore() + suffix, "!")).toBe("a!");
  expect(storage.getStore()).toBeUndefined();
});

test("the value of a run is kept across awaits, separately from other runs", async () => {
  const storage = new AsyncStorage<number>();
  const seenAfter = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    return storage.getStore();
  };
  const runs = [3, 1, 2].map((number) => storage.run(number, () => seenAfter(number)));
  expect(await Promise.all(runs)).toEqual([3, 1, 2]);
});

test("storages do not touch each other", async () => {
  const [one, other] = [new AsyncStorage<string>(), new AsyncStorage<string>()];
  const both = () => [one.getStore(), other.getStore()];
  await one.run("a", async () => {
    expect(other.run("b", both)).toEqual(["a", "b"]);
    expect(both()).toEqual(["a", undefined]);
    await other.run("c", async () => {
      await setImmediate();
      expect(one.run("d", both)).toEqual(["d", "c"]);
      expect(one.exit(both)).toEqual([undefined, "c"]);
      expect(both()).toEqual(["a", "c"]);
    });
  });
});

test("a failed run leaves the context unchanged", () => {
  const storage = new AsyncStorage<string>();
  storage.run("outer", () => {
    const fail = () => {
      throw new Error("inner");
    };
    expect(() => storage.run("inner", fail)).toThrow("inner");
    expect(storage.getStore()).toBe("outer");
  });
});

test("an entered value lasts for the rest of the run only", async () => {
  const storage = new AsyncStorage<string>();
  await storage.run("first", async () => {
    storage.enterWith("second");
    await setImmediate();
    expect(storage.getStore()).toBe("second");
  });
  expect(storage.getStore()).toBeUndefined();
});

test("a function that is bound, or run by a snapshot, sees the context of then", () => {
  const storage = new AsyncStorage<string>();
  const read = () => storage.getStore();
  const [bound, snapshot] = storage.run("then", () => [AsyncStorage.bind(read), AsyncStorage.snapshot()]);
  expect(storage.run("now", bound)).toBe("then");
  expect(storage.run("now", () => snapshot(read))).toBe("then");
});

test("Next.js gets it on a Node.js that copies the context of each storage", () => {
  shareStoragesOfNext("20.19.0");
  expect(holder.AsyncLocalStorage).toBe(AsyncStorage);
  holder.AsyncLocalStorage = AsyncLocalStorage;
  shareStoragesOfNext("24.1.0");
  expect(holder.AsyncLocalStorage).toBe(AsyncLocalStorage);
});

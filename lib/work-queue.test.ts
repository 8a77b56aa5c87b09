import { expect, test } from "@jest/globals";
import { workQueue } from "./work-queue";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => done };
}

test("work waits for its turn, in its order, and beyond the bound is refused", async () => {
  const queue = workQueue({ atOnce: 1, waiting: 2 });
  const first = held();
  const order: string[] = [];
  const one = queue.run(first.work);
  const two = queue.run(async () => void order.push("two"));
  const three = queue.run(async () => void order.push("three"));
  await expect(queue.run(async () => "four")).rejects.toMatchObject({ code: "unavailable" });
  expect(order).toEqual([]);
  first.end();
  await Promise.all([one, two, three]);
  expect(order).toEqual(["two", "three"]);
  expect(await queue.run(async () => "five")).toBe("five");
});

test("work that fails gives its place back", async () => {
  const queue = workQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(async () => "yes")).toBe("yes");
});

test("who goes away while waiting makes room, and is never begun", async () => {
  const queue = workQueue({ atOnce: 1, waiting: 1 });
  const first = held();
  const one = queue.run(first.work);
  const gone = new AbortController();
  const waiting = queue.run(() => Promise.reject(new Error("begun")), gone.signal);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const next = queue.run(async () => "next");
  first.end();
  expect(await next).toBe("next");
  await one;
});

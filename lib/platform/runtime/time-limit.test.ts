import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { timeLimit } from "./time-limit";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("a limit is kept after a garbage collection", async () => {
  const aborted = Array.from({ length: 20 }, () =>
    once(timeLimit(50, new AbortController().signal), "abort"),
  );
  collectGarbage();
  await Promise.all(aborted);
});

test("the reason distinguishes a timeout from an abort by the other signal", async () => {
  const limit = timeLimit(1);
  await once(limit, "abort");
  expect(limit.reason).toMatchObject({ name: "TimeoutError" });
  const stop = new AbortController();
  const stopped = timeLimit(60_000, stop.signal);
  stop.abort("stopped");
  expect([stopped.aborted, stopped.reason]).toEqual([true, "stopped"]);
  expect(timeLimit(60_000, stop.signal).reason).toBe("stopped");
});

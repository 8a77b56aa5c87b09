import { expect, test } from "@jest/globals";
import pino from "pino";
import { isWarning, keepWarning, recentWarnings } from "./recent-warnings";

/** A logger with the product's options. */
const log = pino(
  { base: undefined, level: "trace", redact: { paths: ["password"], censor: "[removed]" } },
  { write: (line: string) => void (isWarning(line) && keepWarning(line)) },
);

test("only warnings and errors are kept, the latest first, as they were written", () => {
  log.info("not this one");
  log.debug({ level: 50 }, "nor this one");
  log.warn({ address: "192.0.2.1", password: "hunter22", nested: { a: 1 } }, "A try");
  log.error({ err: new Error("The disk is full") }, "A write");
  expect(recentWarnings()).toMatchObject([
    { level: "error", message: "A write", reason: "The disk is full", details: [], times: 1 },
    {
      level: "warn",
      message: "A try",
      reason: "",
      details: [
        ["address", "192.0.2.1"],
        ["password", "[removed]"],
      ],
    },
  ]);
  expect(JSON.stringify(recentWarnings())).not.toContain("hunter22");
});

test("a repeated warning is counted, and moved to the front", () => {
  log.warn({ path: "/one" }, "Again");
  log.warn("Something else");
  log.warn({ path: "/two" }, "Again");
  expect(recentWarnings()[0]).toMatchObject({ message: "Again", times: 2, details: [["path", "/two"]] });
  expect(recentWarnings().filter(({ message }) => message === "Again")).toHaveLength(1);
});

test("memory is bounded, with any number and length of warnings", () => {
  for (let index = 0; index < 300; index++) log.warn({ field: "x".repeat(5000) }, `Line ${index}`);
  const kept = recentWarnings();
  expect(kept).toHaveLength(100);
  expect(kept[0]?.message).toBe("Line 299");
  expect(JSON.stringify(kept).length).toBeLessThan(100_000);
  keepWarning('{"level":40, not JSON');
  expect(recentWarnings()).toEqual(kept);
});

import { afterEach, beforeEach, jest } from "@jest/globals";

/** Stops `performance.now()`, for work that takes a minimum duration. */
export function stopClock() {
  // Sums of whole numbers are exact.
  let now = Math.round(performance.now());
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now);
  return {
    advance(milliseconds: number) {
      now += milliseconds;
    },
    resume: () => clock.mockRestore(),
  };
}

/** Makes all timeouts of this delay due at once, in the tests of a file. */
export function skipDelay(milliseconds: number) {
  const { setTimeout: start } = globalThis;
  const startSooner = (run: () => void, delay: number, ...rest: []) =>
    start(run, delay === milliseconds ? 0 : delay, ...rest);
  beforeEach(() => void Object.assign(globalThis, { setTimeout: startSooner }));
  afterEach(() => void Object.assign(globalThis, { setTimeout: start }));
}

import { afterEach, jest } from "@jest/globals";

/** Returns a function that sets the time of a test; restores the real time after each test. */
export function setUpClock() {
  afterEach(() => void jest.useRealTimers());

  /** Sets the time; timers go on. */
  return function setClock(moment: string | number) {
    jest.useFakeTimers({
      now: new Date(moment),
      doNotFake: [
        "setTimeout",
        "setInterval",
        "setImmediate",
        "nextTick",
        "queueMicrotask",
        "clearTimeout",
        "clearInterval",
        "clearImmediate",
        "performance",
        "hrtime",
      ],
    });
  };
}

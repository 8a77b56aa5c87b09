import { afterEach, jest } from "@jest/globals";

/** Gives each test of a file a clock of its own, which the tests of other files in the same process don't see. */
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

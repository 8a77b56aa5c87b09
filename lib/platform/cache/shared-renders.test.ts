import { expect, jest, test } from "@jest/globals";
import { invalidate, latestVersion } from "@/lib/platform/tracking/table-versions";
import { createSharedRenders } from "./shared-renders";

/** Renders that end on the test's command, with the number of changes that they have seen. */
function heldRenders() {
  const [share, first] = [createSharedRenders<number>(), latestVersion()];
  const ends: (() => void)[] = [];
  const render = () => {
    const seen = latestVersion() - first;
    return new Promise<number>((resolve) => ends.push(() => resolve(seen)));
  };
  return { ends, ask: () => share("/welcome", render) };
}

const settle = () => new Promise(setImmediate);

test("during quick changes two renders run, and all later requests wait for one that begins after the last change", async () => {
  const { ends, ask } = heldRenders();
  const asked = [];
  for (let changes = 0; changes < 5; changes += 1) {
    asked.push(ask(), ask());
    invalidate(["LandingContent"]);
  }
  expect(ends).toHaveLength(2);
  expect(asked.map(({ isFirst }) => isFirst)).toEqual([
    ...[true, false, true, false, true],
    ...[false, false, false, false, false],
  ]);
  ends[0]?.();
  await settle();
  expect(ends).toHaveLength(3);
  expect(ask().isFirst).toBe(false);
  for (const end of ends) end();
  expect(await Promise.all(asked.map(({ outcome }) => outcome))).toEqual([0, 0, 1, 1, 5, 5, 5, 5, 5, 5]);
});

test("a request after a change never gets a render from before it", async () => {
  const { ends, ask } = heldRenders();
  const early = [ask()];
  invalidate(["LandingContent"]);
  early.push(ask());
  ends[1]?.();
  await early[1]?.outcome;
  invalidate(["LandingContent"]);
  const late = ask();
  expect([late.isFirst, ends.length]).toEqual([true, 3]);
  for (const end of ends) end();
  expect(await late.outcome).toBe(2);
});

test("renders that wait for a silent database don't hold up the next one without end", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  const { ends, ask } = heldRenders();
  for (let changes = 0; changes < 3; changes += 1) {
    ask();
    invalidate(["LandingContent"]);
  }
  expect(ends).toHaveLength(2);
  jest.runOnlyPendingTimers();
  await settle();
  expect(ends).toHaveLength(3);
  jest.useRealTimers();
});

import { expect, test } from "@jest/globals";
import { inHashQueue } from "./hash-queue";

/** Work that reports its start; the test ends it. */
function work(begun: string[], name: string) {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = () => {
    begun.push(name);
    return ended;
  };
  return { run, finish };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("two hashes run at once, the others queue, and known browsers go first", async () => {
  const begun: string[] = [];
  const works = ["a", "b", "stranger", "known"].map((name) => work(begun, name));
  const lanes = ["stranger", "stranger", "stranger", "known"] as const;
  const runs = works.map(({ run }, index) => inHashQueue(lanes[index] ?? "known", run));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  works[0]?.finish();
  await settled();
  expect(begun).toEqual(["a", "b", "known"]);
  for (const { finish } of works) finish();
  await Promise.all(runs);
  expect(begun).toEqual(["a", "b", "known", "stranger"]);
});

test("42 of a thousand concurrent strangers are served, the others must retry, and a known browser signs in", async () => {
  const begun: string[] = [];
  const flood = Array.from({ length: 1000 }, (_, nth) => work(begun, `stranger ${nth}`));
  const runs = flood.map(({ run }) => inHashQueue("stranger", run));
  const known = work(begun, "known");
  const ofKnown = inHashQueue("known", known.run);
  for (const { finish } of [...flood, known]) finish();
  const results = await Promise.allSettled(runs);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(results.length - refused.length).toBe(42);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: "unavailable", details: { retryAfter: 5 } });
  await ofKnown;
  expect(begun).toContain("known");
});

test("work that fails makes room as well", async () => {
  const failing = Array.from({ length: 30 }, () =>
    inHashQueue("stranger", () => Promise.reject(new Error("No memory"))),
  );
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await inHashQueue("stranger", async () => "done")).toBe("done");
});

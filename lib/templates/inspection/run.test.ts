import { expect, test } from "@jest/globals";
import { zipOf } from "@/tests/support/templates/zip";
import { inspectArchive, inspectionLimits } from "./run.server";

const site = zipOf({ "index.html": "<title>x</title>", "about.html": "<p>{{y}}", "a.scss": "" });

test("an archive is unpacked and inspected in a separate thread, which reports its progress", async () => {
  const steps: unknown[] = [];
  const { files, skipped, findings } = await inspectArchive(site, { onStep: (step) => steps.push(step) });
  expect(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
    ["index.html", "<title>x</title>"],
    ["about.html", "<p>{{y}}"],
  ]);
  expect(skipped).toHaveLength(1);
  expect(findings.map(({ message }) => message)).toContain(
    "The variable {{y}} is unknown and stays as it is",
  );
  expect(steps).toEqual([
    { name: "waiting" },
    { name: "unpacking" },
    { name: "pages", done: 1, of: 2 },
    { name: "pages", done: 2, of: 2 },
  ]);
});

test("errors in an archive are reported as without the thread", async () => {
  await expect(inspectArchive(zipOf({ "page.html": "" }))).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("index.html is required"),
  });
});

test("an inspection that takes too long is ended and refused", async () => {
  const limits = { ...inspectionLimits, milliseconds: 1 };
  await expect(inspectArchive(site, { limits })).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/^Checking this template takes longer than 1 second/),
  });
  expect((await inspectArchive(site)).files).toHaveLength(2);
});

test("an inspection that takes too much memory is refused", async () => {
  const elements = Array.from({ length: 190_000 }, (_, n) => `<b id=${(n * 7919).toString(36)}>x</b>`);
  const large = zipOf({ "index.html": elements.join("") });
  await expect(inspectArchive(large, { limits: { ...inspectionLimits, heap: 48 } })).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("more memory"),
  });
});

test("an aborted upload ends the inspection", async () => {
  const gone = new AbortController();
  const inspecting = inspectArchive(site, {
    signal: gone.signal,
    onStep: () => gone.abort(new Error("gone")),
  });
  await expect(inspecting).rejects.toThrow("gone");
  const later = new AbortController();
  const onStep = ({ name }: { name: string }) => name === "pages" && later.abort(new Error("later"));
  await expect(inspectArchive(site, { signal: later.signal, onStep })).rejects.toThrow("later");
  expect((await inspectArchive(site)).files).toHaveLength(2);
});

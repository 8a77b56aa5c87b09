import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { bytesBody, fileBody, lazyBody } from "./lazy-body";

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-body-"));
  file = path.join(folder, "file");
  await writeFile(file, Buffer.alloc(300_000, "0123456789"));
});
afterAll(() => rm(folder, { recursive: true }));

const openFiles = async () => (await readdir("/proc/self/fd")).length;

test("a file is opened by who reads it, and closed by who leaves", async () => {
  const before = await openFiles();
  const bodies = Array.from({ length: 20 }, () => fileBody(file, { start: 0, end: 299_999 }));
  expect(await openFiles()).toBeLessThanOrEqual(before);
  const readers = bodies.map((body) => body.getReader());
  for (const reader of readers) expect((await reader.read()).done).toBe(false);
  expect(await openFiles()).toBeGreaterThanOrEqual(before + 20);
  for (const reader of readers) await reader.cancel();
  while ((await openFiles()) > before) await new Promise(setImmediate);
});

test("a part of a file", async () => {
  expect(await new Response(fileBody(file, { start: 5, end: 12 })).text()).toBe("56789012");
});

test("who leaves while a body is being opened keeps nothing open", async () => {
  const closed: unknown[] = [];
  const inner = new ReadableStream<Uint8Array>({ cancel: (reason) => void closed.push(reason) });
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let opened = (_: ReadableStream<Uint8Array>) => {};
  const opening = new Promise<void>((begun) => {
    const open = () =>
      new Promise<ReadableStream<Uint8Array>>((resolve) => {
        opened = resolve;
        begun();
      });
    reader = lazyBody(open).getReader();
  });
  void reader?.read();
  await opening;
  const left = reader?.cancel("gone");
  opened(inner);
  await left;
  expect(closed).toEqual(["gone"]);
});

test("what can't be opened breaks the body off", async () => {
  const body = lazyBody(() => Promise.reject(new Error("no such file")));
  await expect(body.getReader().read()).rejects.toThrow("no such file");
});

test("bytes are sent in pieces that are no copies", async () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, i) => i % 251);
  expect(Buffer.from(await new Response(bytesBody(bytes)).arrayBuffer()).equals(bytes)).toBe(true);
  const { value } = await bytesBody(bytes).getReader().read();
  expect([value?.length, value?.buffer === bytes.buffer]).toEqual([65_536, true]);
  expect(await new Response(bytesBody(new Uint8Array())).text()).toBe("");
});

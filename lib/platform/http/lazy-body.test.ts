import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
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

/** Counts the open descriptors of the file in this process. */
async function openFiles(): Promise<number> {
  const folder = "/proc/self/fd";
  const links = (await readdir(folder)).map((name) => readlink(path.join(folder, name)).catch(() => ""));
  return (await Promise.all(links)).filter((target) => target === file).length;
}

/** Only Linux lists a process's open files. */
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a file is opened by the first read, and closed by a cancelled one", async () => {
  const bodies = Array.from({ length: 20 }, () => fileBody(file, { start: 0, end: 299_999 }));
  expect(await openFiles()).toBe(0);
  const readers = bodies.map((body) => body.getReader());
  for (const reader of readers) expect((await reader.read()).done).toBe(false);
  expect(await openFiles()).toBe(20);
  for (const reader of readers) await reader.cancel();
  while ((await openFiles()) > 0) await new Promise(setImmediate);
});

test("a part of a file", async () => {
  const part = { start: 5, end: 12 };
  expect(await new Response(fileBody(file, part)).text()).toBe("56789012");
  expect(await new Response(fileBody(Buffer.alloc(300_000, "0123456789"), part)).text()).toBe("56789012");
});

test("an aborted opening of a body leaves nothing open", async () => {
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

test("a failure to open breaks the body off", async () => {
  const body = lazyBody(() => Promise.reject(new Error("no such file")));
  await expect(body.getReader().read()).rejects.toThrow("no such file");
});

test("bytes are sent in chunks without copies", async () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, i) => i % 251);
  expect(Buffer.from(await new Response(bytesBody(bytes)).arrayBuffer()).equals(bytes)).toBe(true);
  const { value } = await bytesBody(bytes).getReader().read();
  expect([value?.length, value?.buffer === bytes.buffer]).toEqual([65_536, true]);
  expect(await new Response(bytesBody(new Uint8Array())).text()).toBe("");
});

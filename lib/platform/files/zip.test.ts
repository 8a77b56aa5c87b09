import { buffer } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import JSZip from "jszip";
import { type ZipFile, zipOf } from "./zip";

const at = new Date("2026-11-27T00:00:00Z");

async function* given(files: ZipFile[]) {
  yield* files;
}

test("other programs read every file as it was", async () => {
  const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
  const files = [
    { name: "site/index.html", body: Buffer.from("<p>Hello</p>".repeat(1000)) },
    { name: "site/a/b.png", body: picture, isPacked: true },
    { name: "empty.txt", body: Buffer.alloc(0) },
  ];
  const bytes = await buffer(zipOf(given(files), at));
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(Object.keys(zip.files).filter((name) => !name.endsWith("/"))).toEqual(files.map(({ name }) => name));
  for (const { name, body } of files)
    expect((await zip.file(name)?.async("nodebuffer"))?.equals(body)).toBe(true);
  expect(bytes.length).toBeLessThan(6500);
});

test("the next file is read when the bytes of the previous one are taken, and none after that", async () => {
  const read: string[] = [];
  async function* watched() {
    for (const name of ["a", "b", "c"]) {
      read.push(name);
      yield { name, body: Buffer.from(name) };
    }
  }
  const archive = zipOf(watched(), at);
  await archive.next();
  expect(read).toEqual(["a"]);
  await archive.return(undefined);
  expect(read).toEqual(["a"]);
});

test("a file that fails fails the archive", async () => {
  async function* broken(): AsyncGenerator<ZipFile> {
    yield { name: "a", body: Buffer.from("a") };
    throw new Error("/about could not be exported");
  }
  await expect(buffer(zipOf(broken(), at))).rejects.toThrow("/about could not be exported");
});

import { expect, test } from "@jest/globals";
import { indexEntry, invalid, refusal, refusalOf } from "@/tests/support/templates/archive";
import { buildZip, type ZipEnd, zipOf } from "@/tests/support/templates/zip";

const locator = Buffer.concat([Buffer.from("PK\x06\x07"), Buffer.alloc(16)]);
test.each<[string, ZipEnd, RegExp]>([
  ["too few entries announced", { count: 0 }, /damaged/],
  ["too many entries announced", { count: 2 }, /damaged/],
  ["entries counted in ZIP64", { count: 0xffff }, /ZIP64/],
  ["a directory placed in ZIP64", { start: 0xffffffff }, /ZIP64/],
  ["a directory measured in ZIP64", { size: 0xffffffff }, /ZIP64/],
  ["a ZIP64 locator", { beforeEnd: locator }, /ZIP64/],
  ["a directory that ends early", { size: 40 }, /damaged/],
  ["a directory that begins elsewhere", { start: 1 }, /damaged/],
  ["bytes after the directory", { beforeEnd: Buffer.alloc(30) }, /damaged/],
  ["several parts", { disk: 1 }, /several parts/],
  ["an end record within the comment", { comment: "PK\x05\x06" }, /damaged/],
])("%s is refused", async (_, end, message) => {
  expect(await refusalOf([], end)).toMatchObject(invalid(message));
});

test("a file that is no ZIP is refused", async () => {
  const zip = buildZip([indexEntry]);
  const others = ["", "PK", "<html>", "Rar!\x1a\x07", "\x1f\x8b"].map((text) => Buffer.from(text, "latin1"));
  const hidden = Buffer.concat([Buffer.from("MZ, and then "), zip]);
  for (const bytes of [...others, hidden]) {
    expect(await refusal(bytes)).toMatchObject(invalid("Please select a ZIP file"));
  }
});

test("a truncated or extended ZIP file is refused", async () => {
  const zip = buildZip([indexEntry, { name: "a.css", content: "a{}" }]);
  for (let length = 4; length < zip.length; length += 1) {
    expect(await refusal(zip.slice(0, length))).toMatchObject(invalid(/damaged or incomplete/));
  }
  expect(await refusal(Buffer.concat([zip, Buffer.of(0)]))).toMatchObject(invalid(/damaged or incomplete/));
});

test("changing any byte leads to a refusal or the same content", async () => {
  const zip = buildZip([indexEntry, { name: "a.css", content: "a{}", method: 0 }]);
  const whole = await refusal(zip);
  for (let at = 0; at < zip.length; at += 1) {
    for (const bit of [1, 0x80]) {
      const changed = Uint8Array.from(zip);
      changed[at] = (changed[at] ?? 0) ^ bit;
      const answer = await refusal(changed);
      if (answer instanceof Error)
        expect(answer).toMatchObject({ code: expect.stringMatching(/^(invalid|too-large)$/) });
      else expect(contents(answer)).toEqual(contents(whole));
    }
  }
});

const contents = (files: unknown) =>
  (files as { bytes: Uint8Array }[]).map(({ bytes }) => Buffer.from(bytes).toString());

test("an archive without index.html is refused", async () => {
  const required = invalid("index.html is required");
  for (const names of [[], ["a.css"], ["a/"], ["a/b.css", "c.css"], ["README.md"]]) {
    expect(await refusal(buildZip(names.map((name) => ({ name }))))).toMatchObject(required);
  }
  const elsewhere = { "a/index.html": "", "b/index.html": "", "c.css": "" };
  expect(await refusal(zipOf(elsewhere))).toMatchObject(
    invalid(/^index\.html is required\n.*“a\/index.html”/),
  );
  expect(await refusal(zipOf({ "INDEX.HTM": "" }))).toMatchObject(
    invalid(/^index\.html is required\n.*“INDEX.HTM”/),
  );
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { expect, test } from "@jest/globals";
import JSZip from "jszip";
import fc from "@/tests/support/properties";
import { buildZip, zipOf } from "@/tests/support/templates/zip";
import { readArchive } from "./read-archive";

const pathsOf = (files: { path: string }[]) => files.map((file) => file.path).sort();
const textOf = (files: { bytes: Uint8Array }[]) => Buffer.from(files[0]?.bytes ?? []).toString();

/** The files of a package below a folder, packed below another one. */
function zipPackage(name: string, folder: string, into: string): Uint8Array {
  const from = path.join("node_modules", name, folder);
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return buildZip(
    files.map((file) => {
      const place = path.join(file.parentPath, file.name);
      const relative = path.relative(from, place).replaceAll(path.sep, "/");
      return { name: into + relative, content: readFileSync(place), mode: 0o100644 };
    }),
  );
}

const sites = {
  "startbootstrap-landing-page": [
    "assets/favicon.ico",
    "assets/img/bg-masthead.jpg",
    "assets/img/bg-showcase-1.jpg",
    "assets/img/bg-showcase-2.jpg",
    "assets/img/bg-showcase-3.jpg",
    "assets/img/testimonials-1.jpg",
    "assets/img/testimonials-2.jpg",
    "assets/img/testimonials-3.jpg",
    "css/styles.css",
    "index.html",
    "js/scripts.js",
  ],
  "startbootstrap-new-age": [
    "assets/favicon.ico",
    "assets/img/app-store-badge.svg",
    "assets/img/demo-screen.mp4",
    "assets/img/google-play-badge.svg",
    "assets/img/portrait_black.png",
    "assets/img/tnw-logo.svg",
    "css/styles.css",
    "index.html",
    "js/scripts.js",
  ],
};

const packings = [
  { folder: "dist", into: "", root: "" },
  { folder: "dist", into: "site/", root: "site" },
  { folder: "dist", into: "public/", root: "public" },
  { folder: "", into: "", root: "dist" },
  { folder: "", into: "repository-main/", root: "repository-main/dist" },
];
const cases = Object.entries(sites).flatMap(([name, paths]) =>
  packings.map((packing) => ({ name, paths, ...packing })),
);

test.each(cases)("$name/$folder is read from “$into”", async ({ name, paths, folder, into, root }) => {
  const archive = await readArchive(zipPackage(name, folder, into));
  expect(archive.root).toBe(root);
  expect(pathsOf(archive.files)).toEqual(paths);
  for (const file of archive.files) {
    const original = readFileSync(path.join("node_modules", name, "dist", file.path));
    expect(original.equals(file.bytes)).toBe(true);
  }
  if (folder === "dist") expect(archive.skipped).toEqual([]);
});

test("files of a repository beside the site are listed as skipped", async () => {
  const { skipped } = await readArchive(zipPackage("startbootstrap-new-age", "", "new-age/"));
  expect(skipped).toEqual(
    expect.arrayContaining([
      { path: "new-age/.editorconfig", reason: "Hidden file" },
      { path: "new-age/LICENSE", reason: "Read-me or licence" },
      { path: "new-age/README.md", reason: "Read-me or licence" },
      { path: "new-age/package.json", reason: "Belongs to the building of the site" },
      { path: "new-age/scripts/start.js", reason: "Outside the folder new-age/dist" },
      { path: "new-age/src/scss/styles.scss", reason: "Source file, which browsers don’t read" },
    ]),
  );
});

test.each([
  ["of two output folders none is taken for the site", ["dist/index.html", "public/index.html"], null],
  ["an index.html at the top wins", ["index.html", "dist/index.html", "docs/index.html"], ""],
  ["folders within folders are unwrapped", ["a/b/c/index.html", "a/b/c/d/e.css"], "a/b/c"],
  ["what is left out doesn't hide a single folder", ["a/index.html", "__MACOSX/a/._x", "README.md"], "a"],
  ["a site in docs/ is found", ["docs/index.html", "lib/a.js"], "docs"],
  ["another folder among several is not guessed at", ["site/index.html", "lib/a.js"], null],
])("%s", async (_, names, root) => {
  const reading = readArchive(buildZip(names.map((name) => ({ name }))));
  if (root === null) await expect(reading).rejects.toThrow("index.html is required");
  else expect(await reading).toMatchObject({ root });
});

test("names are decoded as every packer encodes them", async () => {
  const content = "x";
  const name = Buffer.from("\x81ber.html", "latin1");
  const unicodePath = (text: string, crc: number) => {
    const field = Buffer.alloc(9);
    field.writeUInt16LE(0x7075, 0);
    field.writeUInt16LE(5 + Buffer.byteLength(text), 2);
    field[4] = 1;
    field.writeUInt32LE(crc, 5);
    return Buffer.concat([field, Buffer.from(text)]);
  };
  const entries = [
    { name: "./index.html" },
    { name, flags: 0 },
    { name: "\u00fcber.css", flags: 0 },
    { name: "u\u0308ber.js" },
    { name: "__proto__/constructor.js" },
    { name: "old.css", flags: 0, extra: unicodePath("n\u0113w.css", crc32("old.css")) },
    { name: "stale.css", flags: 0, extra: unicodePath("../stale.css", 1) },
  ];
  const { files } = await readArchive(
    buildZip([{ name: "./" }, ...entries.map((entry) => ({ ...entry, content }))]),
  );
  expect(pathsOf(files)).toEqual(
    [
      "index.html",
      "über.html",
      "über.css",
      "über.js",
      "__proto__/constructor.js",
      "nēw.css",
      "stale.css",
    ].sort(),
  );
  expect(files.map((file) => textOf([file]))).toEqual(Array(7).fill(content));
});

test("sizes that follow the data are taken, as streaming packers write them", async () => {
  const streamed = { flags: 0x808, local: { crc: 0, packed: 0, unpacked: 0 } };
  const zip = buildZip([{ name: "index.html", content: "Home", ...streamed }]);
  expect(textOf((await readArchive(zip)).files)).toBe("Home");
});

test("a ZIP file with a comment, or in a larger buffer, is read", async () => {
  const zip = buildZip([{ name: "index.html", content: "Home" }], { comment: "f00d".repeat(10) });
  const larger = new Uint8Array(zip.length + 20);
  larger.set(zip, 7);
  expect(textOf((await readArchive(larger.subarray(7, 7 + zip.length))).files)).toBe("Home");
  expect(textOf((await readArchive(Buffer.from(zip))).files)).toBe("Home");
});

test("any tree of files is unpacked unchanged", async () => {
  const segment = fc.stringMatching(/^[a-z0-9 _äß漢-]{0,12}[a-z0-9漢]$/u);
  const name = fc
    .tuple(fc.array(segment, { maxLength: 4 }), segment, fc.constantFrom("html", "css", "js", "png", "woff2"))
    .map(([folders, last, extension]) =>
      [...folders.map((one) => `f${one}`), `${last}.${extension}`].join("/"),
    );
  const tree = fc.dictionary(name, fc.uint8Array({ maxLength: 2_000 }), {
    maxKeys: 20,
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(tree, fc.boolean(), async (files, asJszip) => {
      const all = { ...files, "index.html": Buffer.from("Home") };
      const zip = new JSZip();
      for (const [file, bytes] of Object.entries(all)) zip.file(file, bytes, { binary: true });
      const packed = asJszip
        ? await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" })
        : zipOf(all);
      const archive = await readArchive(packed);
      expect(
        archive.files.map((file) => [file.path, Buffer.from(file.bytes).toString("hex")]).sort(),
      ).toEqual(
        Object.entries(all)
          .map(([file, bytes]) => [file.normalize("NFC"), Buffer.from(bytes).toString("hex")])
          .sort(),
      );
    }),
    { numRuns: 40 },
  );
});

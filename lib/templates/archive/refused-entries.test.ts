import { expect, test } from "@jest/globals";
import { invalid, refusalOf } from "@/tests/support/templates/archive";
import type { ZipEntry } from "@/tests/support/templates/zip";

test.each([
  ["../escape.html", "leads out"],
  ["a/../../escape.html", "leads out"],
  ["a/..", "leads out"],
  ["/etc/passwd", "has an absolute path"],
  ["//host/share.html", "has an absolute path"],
  ["C:/windows.html", "names a drive"],
  ["c:evil.html", "names a drive"],
  ["a\\b.html", "has a backslash"],
  ["..\\..\\b.html", "has a backslash"],
  ["index.html:stream.html", "has a colon"],
  ["a//b.html", "has an empty part"],
  ["a/./b.html", "ends in a dot or a space"],
  ["a /b.html", "ends in a dot or a space"],
  [".../b.html", "ends in a dot or a space"],
  ["b.html.", "ends in a dot or a space"],
  ["nul\0.html", "has a control character"],
  ["line\nfeed.html", "has a control character"],
  ["tab\t.html", "has a control character"],
  ["separator\u2028.html", "has a control character"],
  ["", "has no name"],
  [`${"d/".repeat(126)}long.html`, "path of more than 255 characters"],
  [`${"x".repeat(251)}.html`, "path of more than 255 characters"],
  [`${"ü".repeat(126)}.html`, "name of more than 255 bytes"],
])("an entry named %j is refused", async (name, reason) => {
  expect(await refusalOf([{ name }])).toMatchObject(
    invalid(new RegExp(`^The entry “[^\\p{C}]*” .*${reason}`, "u")),
  );
});

test.each<[string, ZipEntry[], RegExp]>([
  [
    "a symbolic link",
    [{ name: "link.html", content: "/etc/passwd", mode: 0o120777 }],
    /“link.html” is a symbolic link/,
  ],
  ["a link that is a folder", [{ name: "link/", mode: 0o120777 }], /“link\/” is a symbolic link/],
  ["a device", [{ name: "tty.html", mode: 0o020666 }], /neither a file nor a folder/],
  ["a pipe", [{ name: "pipe.html", mode: 0o010666 }], /neither a file nor a folder/],
  ["an encrypted entry", [{ name: "a.html", flags: 0x801 }], /“a.html” is encrypted/],
  ["a strongly encrypted entry", [{ name: "a.html", flags: 0x840 }], /is encrypted/],
  [
    "an entry encrypted in its own header only",
    [{ name: "a.html", local: { flags: 0x801 } }],
    /is encrypted/,
  ],
  ["an unknown compression", [{ name: "a.html", method: 9 }], /“a.html” .* \(method 9\)/],
  ["the same name twice", [{ name: "a.css" }, { name: "a.css" }], /“a.css” is there twice/],
  ["the same name twice, once with ./", [{ name: "a.css" }, { name: "./a.css" }], /“a.css” is there twice/],
  [
    "names that differ by case",
    [{ name: "a/B.css" }, { name: "a/b.css" }],
    /“a\/B.css” and “a\/b.css” differ only/,
  ],
  [
    "folders that differ by case",
    [{ name: "IMG/a.css" }, { name: "img/b.css" }],
    /“IMG” and “img” differ only/,
  ],
  ["names that differ by Unicode form", [{ name: "\u00e9.css" }, { name: "e\u0301.css" }], /differ only/],
  [
    "names that differ by case folding",
    [{ name: "Stra\u00dfe.css" }, { name: "STRASSE.css" }],
    /differ only/,
  ],
  [
    "a file that is a folder too",
    [{ name: "a.css" }, { name: "a.css/b.css" }],
    /“a.css” belongs to a file and to a folder/,
  ],
  [
    "a folder that is a file too",
    [{ name: "a.css/" }, { name: "a.css" }],
    /belongs to a file and to a folder/,
  ],
  ["a folder with data", [{ name: "a/", content: "data" }], /“a\/” holds data of its own/],
  [
    "another name in its own header",
    [{ name: "a.css", local: { name: "../a.css" } }],
    /“a.css” has another name/,
  ],
  ["a name that is not UTF-8", [{ name: Uint8Array.of(0x61, 0xff, 0x2e) }], /is not valid UTF-8/],
  [
    "a declared size that is too small",
    [{ name: "a.css", content: "abcdef", unpacked: 3 }],
    /“a.css” is not what/,
  ],
  ["a declared size that is too large", [{ name: "a.css", content: "abcdef", unpacked: 9 }], /is not what/],
  [
    "a stored size that is too small",
    [{ name: "a.css", content: "abcdef", method: 0, unpacked: 3 }],
    /is not what/,
  ],
  ["a wrong checksum", [{ name: "a.css", content: "abcdef", crc: 1 }], /“a.css” is not what/],
  [
    "another size in its own header",
    [{ name: "a.css", content: "ab", local: { unpacked: 3 } }],
    /is not what/,
  ],
  [
    "another packed size in its own header",
    [{ name: "a.css", content: "ab", local: { packed: 3 } }],
    /is not what/,
  ],
  [
    "another checksum in its own header",
    [{ name: "a.css", content: "ab", local: { crc: 0xffffffff } }],
    /is not what/,
  ],
  [
    "another compression in its own header",
    [{ name: "a.css", content: "ab", local: { method: 0 } }],
    /is not what/,
  ],
  [
    "data that can’t be inflated",
    [{ name: "a.css", content: "abcdef", data: Buffer.from("\xff\xff\xff\xff") }],
    /is not what/,
  ],
  [
    "data that ends early",
    [{ name: "a.css", content: "abcdef", data: Buffer.of(0x4b, 0x4c) }],
    /is not what/,
  ],
  [
    "an entry that shares another's bytes",
    [{ name: "a.css", offset: 0, local: { name: "index.html" } }],
    /overlaps/,
  ],
  [
    "an entry that reaches into the directory",
    [{ name: "a.css", packed: 99, local: { packed: 99 } }],
    /reaches beyond/,
  ],
  ["an entry that begins in the directory", [{ name: "a.css", offset: 100 }], /damaged or incomplete/],
  ["an entry that begins beyond the end", [{ name: "a.css", offset: 0x7fffffff }], /damaged or incomplete/],
  ["an offset in ZIP64", [{ name: "a.css", offset: 0xffffffff }], /ZIP64/],
  ["a size in ZIP64", [{ name: "a.css", unpacked: 0xffffffff }], /ZIP64/],
  ["a packed size in ZIP64", [{ name: "a.css", packed: 0xffffffff }], /ZIP64/],
])("%s is refused", async (_, entries, message) => {
  expect(await refusalOf(entries)).toMatchObject(invalid(message));
});

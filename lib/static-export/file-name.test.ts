import { expect, test } from "@jest/globals";
import { createFileNames } from "./file-name";

const file = { type: "image/png", isPage: false };
const page = { type: "text/html; charset=utf-8", isPage: true };

test("pages are an index in a folder, and files keep their paths", () => {
  const nameOf = createFileNames();
  expect(nameOf("/", page)).toBe("index.html");
  expect(nameOf("/about", page)).toBe("about/index.html");
  expect(nameOf("/order/corner-table", page)).toBe("order/corner-table/index.html");
  expect(nameOf("/_next/static/media/text.3k.woff2", { ...file, type: "font/woff2" })).toBe(
    "_next/static/media/text.3k.woff2",
  );
});

test("a file whose type no server derives from its name gets an extension", () => {
  const nameOf = createFileNames();
  expect(nameOf("/api/seo/images/abc", file)).toBe("api/seo/images/abc.png");
  expect(nameOf("/a.png", { ...file, type: "image/webp" })).toBe("a.png.webp");
  expect(nameOf("/favicon.ico", { ...file, type: "image/vnd.microsoft.icon" })).toBe("favicon.ico");
});

const safe = /^(?!.*(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))[\w-]+(?:[\w./-]*[\w-])?$/i;

test.each([
  "/t/na%C3%AFve%20name.png",
  "/t/a%2Fb.png",
  "/t/..%2F..%2Fetc%2Fpasswd.png",
  "/t/../../etc/passwd.png",
  "/t/%00.png",
  "/t/CON.png",
  "/t/aux/a.png",
  "/t/lpt1",
  "/t/end./a.png",
  "/t/.htaccess",
  "/t/a:b.png",
  "/t/back%5Cslash.png",
  "/t/%E2%80%AEgnp.exe.png",
  "/t/broken%E0%A4%A.png",
  `/t/${"long".repeat(60)}.png`,
])("%s becomes a name that every file system has, below the same folder", (path) => {
  const name = createFileNames()(path, file);
  expect(name).toMatch(safe);
  expect(name).not.toContain("..");
  expect(name.startsWith("t/")).toBe(true);
  expect(name.endsWith(".png")).toBe(true);
});

test("names that differ only in case are files of their own where case is ignored", () => {
  const nameOf = createFileNames();
  const names = ["/a/Logo.png", "/a/logo.png", "/A/logo.png", "/a/LOGO.png"].map((path) =>
    nameOf(path, file),
  );
  expect(names[0]).toBe("a/Logo.png");
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
});

test("a file is never where a folder is", () => {
  const nameOf = createFileNames();
  const names = [nameOf("/a/x.png", file), nameOf("/a/x.png/y.png", file), nameOf("/b.png/c.png", file)];
  const last = nameOf("/b.png", file);
  for (const name of [...names, last])
    for (const other of [...names, last]) expect(other.startsWith(`${name}/`)).toBe(false);
});

test("equal paths of two exports have equal names", () => {
  const path = "/t/na%C3%AFve.png";
  expect(createFileNames()(path, file)).toBe(createFileNames()(path, file));
});

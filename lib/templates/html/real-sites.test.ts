import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "parse5";
import { elementsOf } from "@/lib/platform/html/markup";
import { dangersIn } from "@/tests/support/templates/dangerous-markup";
import { documentContext, processDocument } from "@/tests/support/templates/template-document";
import { addressesOf } from "./addresses";
import { inspectTemplate } from "./inspect-template";

const types: Record<string, string> = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };

function readSite(name: string) {
  const root = path.join(process.cwd(), "node_modules", name, "dist");
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(root, file).split(path.sep).join("/"),
      bytes: readFileSync(file),
      type: types[path.extname(file)] ?? "application/octet-stream",
    }));
}

const sites = [
  { name: "startbootstrap-landing-page", title: "Landing Page - Start Bootstrap Theme", own: 9 },
  { name: "startbootstrap-new-age", title: "New Age - Start Bootstrap Theme", own: 7 },
];

test.each(sites)("$name keeps all it refers to", ({ name, title, own }) => {
  const site = readSite(name);
  const files = new Set(site.map((file) => file.path));
  const source = site.find((file) => file.path === "index.html")?.bytes.toString("utf8") ?? "";
  const processed = processDocument(source, documentContext({ files }));
  expect(dangersIn(processed.html)).toEqual([]);
  expect(processed.scripts).toEqual([{ path: "js/scripts.js", module: false }]);
  expect(processed.stylesheets).toEqual(["css/styles.css"]);
  expect(processed.title).toBe(title);
  expect(processed.referenced.filter((one) => !files.has(one))).toEqual([]);
  expect(processed.referenced).toHaveLength(own);
  const addresses = Array.from(elementsOf(parse(processed.html))).flatMap(addressesOf);
  const written = addresses.map(({ address }) => address).filter((one) => one.startsWith("/files/t/1/"));
  expect(new Set([...written, "/files/t/1/js/scripts.js"])).toEqual(
    new Set(processed.referenced.map((one) => `/files/t/1/${one}`)),
  );
  const relative = addresses.filter(
    ({ address, use }) => use !== "data" && use !== "other" && !/^(\/files\/|#|https:|data:)/.test(address),
  );
  expect(relative).toEqual([]);
  expect(processed.html).toContain("https://fonts.googleapis.com/css");
});

test.each(sites)("$name has a report that helps", ({ name }) => {
  const site = readSite(name);
  const findings = inspectTemplate(site);
  expect(findings).toEqual(inspectTemplate([...site].reverse()));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const warnings = findings.filter(({ severity }) => severity === "warning");
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The script https:\/\/cdn.jsdelivr.net\/.*bootstrap.bundle.min.js is not loaded/),
    expect.stringMatching(/^The script https:\/\/cdn.startbootstrap.com\/.* is not loaded/),
  ]);
  const messages = findings.map(({ message }) => message).join("\n");
  expect(messages).toMatch(/Loads from another host: fonts.googleapis.com/);
  expect(messages).toMatch(/A link leads nowhere: #! \(\d+ times\)/);
  expect(messages).not.toMatch(/alt text|no title|not in the template/);
});

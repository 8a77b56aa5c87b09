import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { visitorScript } from "@/lib/site/visitor-script";
import { get } from "@/tests/support/api/request";
import { GET } from "./route";

const fetchFile = (file: string) => get(GET, { params: { file } });

test("the script of public pages is cacheable for ever under its hashed address", async () => {
  const { status, body, headers } = await fetchFile(visitorScript.address.split("/").at(-1) ?? "");
  expect([status, body]).toEqual([200, visitorScript.code]);
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toContain("immutable");
});

test("an older page gets the current script, which is not cached", async () => {
  const { status, body, headers } = await fetchFile("visitor-0123456789abcdef.js");
  expect([status, body, headers.get("cache-control")]).toEqual([200, visitorScript.code, "no-cache"]);
});

test("there are no other files", async () => {
  for (const file of ["visitor.js", "visitor-0123.js", "pages.ts"])
    expect((await fetchFile(file)).status).toBe(404);
});

test("the script equals the build of components/visitor", () => {
  const check = () => execFileSync(process.execPath, ["scripts/write-visitor-script.mjs", "--check"]);
  expect(check).not.toThrow();
});

import { expect, test } from "@jest/globals";
import { createHeaderRules, literal } from "./header-rules";

test("the headers of most files of a folder are its rule, and other files are named", () => {
  const { add, list } = createHeaderRules();
  const [page, sandboxed, file] = [{ A: "page" }, { A: "sandbox" }, { A: "file" }];
  for (const path of ["/", "/order1", "/order2"]) add(path, page);
  add("/about", sandboxed);
  for (const name of ["a", "b"]) add(`/_next/static/${name}.js`, file);
  const { rules, kinds } = list();
  expect(kinds[0]).toEqual(page);
  const headersAt = (path: string) =>
    kinds[rules.find(({ pattern }) => new RegExp(pattern).test(path))?.kind ?? 0];
  expect(headersAt("/about")).toEqual(sandboxed);
  expect(headersAt("/about/index.html")).toEqual(sandboxed);
  expect(headersAt("/about2")).toEqual(page);
  expect(headersAt("/_next/static/c.js")).toEqual(file);
  expect(headersAt("/index.html")).toEqual(page);
});

test("the home page has its own headers at both of its addresses", () => {
  const { add, list } = createHeaderRules();
  add("/", { A: "sandbox" });
  for (const path of ["/order1", "/order2"]) add(path, { A: "page" });
  const [rule] = list().rules;
  for (const path of ["/", "/index.html"]) expect(new RegExp(rule?.pattern ?? "").test(path)).toBe(true);
  expect(new RegExp(rule?.pattern ?? "").test("/order1/index.html")).toBe(false);
});

test.each(["a.b", "a+b(c)[d]{e}", "$x|^y", 'quote"back\\slash`', "naïve name", "50%"])(
  "%s is matched literally, without characters of configuration files",
  (text) => {
    expect(new RegExp(`^${literal(text)}$`, "u").test(text)).toBe(true);
    expect(literal(text)).not.toMatch(/["'`{}$;\s]/);
  },
);

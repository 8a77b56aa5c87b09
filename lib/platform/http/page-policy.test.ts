import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pageHeaders, pagePolicy, TOAST_STYLES } from "./page-policy";

const directives = (given: Partial<Parameters<typeof pagePolicy>[0]> = {}) =>
  Object.fromEntries(
    pagePolicy({ kind: "portal", nonce: "bm9uY2U=", ...given })
      .split("; ")
      .map((one) => {
        const [name = "", ...sources] = one.split(" ");
        return [name, sources.join(" ")];
      }),
  );

test.each(["site", "ordering", "portal"] as const)(
  "the policy of a page of kind %s permits only inline scripts with its nonce",
  (kind) => {
    const policy = directives({ kind });
    expect(policy["script-src"]).toContain("'self' 'nonce-bm9uY2U='");
    expect(policy["script-src"]).not.toMatch(/unsafe|data:|\*(?!\.js\.stripe)/);
    expect(policy).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
      "font-src": "'self'",
    });
  },
);

test("the payment provider's script may only run on pages with payment", () => {
  expect(pagePolicy({ kind: "ordering", nonce: "x" })).toContain("https://js.stripe.com");
  expect(directives({ kind: "ordering" })["connect-src"]).toBe("'self' https://api.stripe.com");
  for (const kind of ["site", "portal"] as const)
    expect(pagePolicy({ kind, nonce: "x" })).not.toMatch(/stripe/);
});

test("calls may go to the API endpoint of the settings", () => {
  const to = (apiUrl: string) => directives({ apiUrl })["connect-src"];
  expect(to("https://api.example.com:8443/v1/api")).toBe("'self' https://api.example.com:8443");
  expect(to("/api")).toBe("'self'");
  expect(to("https://a;script-src/api")).toBe("'self'");
  expect(to("https://a,b/api")).toBe("'self'");
});

test("additions for the development server are missing in production", () => {
  expect(directives({ development: true })["script-src"]).toContain("'unsafe-eval'");
  expect(directives({ development: true })["style-src"]).toBe("'self' 'unsafe-inline'");
  expect(directives()["style-src"]).not.toContain("unsafe");
});

test("only the payment provider's windows may communicate with a page with payment, and no window with others", () => {
  const opener = (kind: "site" | "ordering" | "portal") =>
    pageHeaders({ kind, nonce: "x" })["Cross-Origin-Opener-Policy"];
  expect([opener("site"), opener("portal"), opener("ordering")]).toEqual([
    "same-origin",
    "same-origin",
    "same-origin-allow-popups",
  ]);
});

test("the hash is that of the style sheet of the toasts", () => {
  const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
  const styles: string = JSON.parse(`"${/__insertCSS\("((?:[^"\\]|\\.)*)"\)/.exec(source)?.[1]}"`);
  expect(TOAST_STYLES).toBe(`'sha256-${createHash("sha256").update(styles).digest("base64")}'`);
});

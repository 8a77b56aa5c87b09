import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { pinScripts } from "./pinned-scripts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const made = (nonce: string) => ({
  policy: `default-src 'self'; script-src 'self' 'nonce-${nonce}' https://js.example; style-src 'self' 'nonce-${nonce}'; img-src 'self'`,
  html: `<!doctype html><script nonce="${nonce}">one("ü")</script><script src="/a.js" nonce="${nonce}"></script>
<script type="application/ld+json">{}</script><style nonce="${nonce}">p{}</style><script>one("ü")</script>
<script nonce="${nonce}">push("1:T18,${nonce}")</script>`,
});

test("a policy has the hash of each inline script and style sheet, once, instead of the nonce", () => {
  const nonce = "MDEyMzQ1Njc4OWFiY2RlZg==";
  const { html, policy } = pinScripts(made(nonce).html, made(nonce).policy);
  const told = `push("1:T18,${"0".repeat(nonce.length)}")`;
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('one("ü")')} ${hash(told)} https://js.example`,
    `style-src 'self' ${hash("p{}")}`,
    "img-src 'self'",
  ]);
  expect(html).not.toContain("nonce");
  expect(html).toContain(`<script>${told}</script>`);
});

test("the page is the same whichever nonce it was made with", () => {
  const [one, other] = ["QUFBQUFBQUFBQUFBQUFBQQ==", "+/8B/kFBQUFBQUFBQUFBQQ=="].map((nonce) => {
    const { html, policy } = made(nonce);
    return pinScripts(html, policy);
  });
  expect(one).toEqual(other);
});

test("a page without inline scripts needs none, and one without a nonce is unchanged", () => {
  const policy = "script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'";
  expect(pinScripts("<p>1", policy).policy).toBe("script-src 'self'; style-src 'self'");
  const fixed = { html: "<script>1</script>", policy: "script-src 'self'" };
  expect(pinScripts(fixed.html, fixed.policy)).toEqual(fixed);
});

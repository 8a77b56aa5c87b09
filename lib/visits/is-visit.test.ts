import { expect, test } from "@jest/globals";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import { isVisit } from "./is-visit";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const visit = (headers: Record<string, string> = {}, method = "GET", query = "") =>
  isVisit(
    new Request(`http://localhost/${query}`, {
      method,
      headers: { "user-agent": firefox, accept: "text/html,*/*;q=0.8", ...headers },
    }),
  );

test("opening a page in a browser counts, with any headers", () => {
  expect(visit()).toBe(true);
  expect(visit({ "sec-fetch-dest": "document", cookie: "other=auth_token" }, "GET", "?q=a")).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a headless browser", { "user-agent": `${firefox} HeadlessChrome/140` }],
  ["a script", { "user-agent": "curl/8.5.0" }],
  ["who names no browser", { "user-agent": "" }],
  ["a preview in a frame", { "sec-fetch-dest": "iframe" }],
  ["a part of a page", { "sec-fetch-dest": "empty" }],
  ["a part of a page on a site without HTTPS", { accept: "*/*" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
  ["a prefetch of an older browser", { purpose: "prefetch" }],
  ["who is signed in", { cookie: "a=b; auth_token=x.y.z" }],
  ["the product itself", { [SELF_REQUEST_HEADER]: selfRequestToken() }],
])("%s does not count", (_, headers) => {
  expect(visit(headers)).toBe(false);
});

test("neither do other methods, nor pages that ask to sign in", () => {
  expect([visit({}, "POST"), visit({}, "HEAD"), visit({}, "GET", "?returnUrl=%2Fadmin")]).toEqual([
    false,
    false,
    false,
  ]);
});

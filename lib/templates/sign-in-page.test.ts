import { expect, test } from "@jest/globals";
import { parse } from "parse5";
import { signInPage } from "./sign-in-page";

const at = (address: string) => signInPage(new URL(address, "https://bakery.example"));

/** The addresses in the page, as a browser reads them. */
async function addressesAt(address: string): Promise<string[]> {
  const found: string[] = [];
  const visit = (node: object) => {
    const { attrs = [], childNodes = [] } = node as {
      attrs?: { name: string; value: string }[];
      childNodes?: object[];
    };
    for (const { name, value } of attrs) if (name === "href" || name === "src") found.push(value);
    childNodes.forEach(visit);
  };
  visit(parse((await at(address)?.text()) ?? ""));
  return found;
}

test("leads to the sign-in, and closes without losing the rest of the address", async () => {
  expect(await addressesAt("/?returnUrl=%2Fadmin%2Fseo%3Fpage%3Dhome")).toEqual([
    "/login?returnUrl=%2Fadmin%2Fseo%3Fpage%3Dhome",
    "/",
    "/?framed=1",
  ]);
  expect(await addressesAt("/about?a=1&returnUrl=%2Fadmin&b=%22%3E%3Cb%3E")).toEqual([
    "/login?returnUrl=%2Fadmin",
    "/about?a=1&b=%22%3E%3Cb%3E",
    "/about?a=1&b=%22%3E%3Cb%3E&framed=1",
  ]);
});

test("is shown only with a return URL of this site", () => {
  for (const address of [
    "/",
    "/?returnUrl=",
    "/?returnUrl=%2F%2Fevil.example",
    "/?returnUrl=https%3A%2F%2Fevil.example",
  ]) {
    expect(at(address)).toBeNull();
  }
});

test("can only show a page of this site", () => {
  const policy = at("/?returnUrl=%2Fadmin")?.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("frame-src 'self'; ");
  expect(policy).not.toContain("script-src");
});

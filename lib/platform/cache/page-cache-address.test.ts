import { expect, test } from "@jest/globals";
import { keepSiteAddress } from "@/lib/platform/http/origin";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { ask, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import { connections } from "./page-cache";

setUpCachedSite();

test("the host of a visitor is in no other visitor's answer, and not in the key if the site has an address", async () => {
  const at = async (host: string) => (await ask("/welcome", { headers: { host } })).body;
  expect(await at("a.example")).toContain("at http://a.example ");
  expect(await at("evil.example")).toContain("at http://evil.example ");
  expect(await at("a.example")).toContain("at http://a.example ");
  keepSiteAddress("https://shop.example");
  run.seen = [];
  expect(await at("a.example")).toContain("at https://shop.example ");
  expect(await at("evil.example")).toContain("at https://shop.example ");
  expect(run.seen).toHaveLength(1);
});

test("a page rendered as the site's address changed is not kept", async () => {
  keepSiteAddress("https://shop.example");
  const whole = run.site;
  run.site = (request, response) => {
    keepSiteAddress("");
    whole(request, response);
  };
  await ask("/welcome", { headers: { host: "a.example" } });
  run.site = whole;
  expect((await ask("/welcome", { headers: { host: "a.example" } })).body).toContain("at http://a.example ");
});

test("the site's address is read again before a page is looked up or stored under it", async () => {
  keepSiteAddress("https://shop.example");
  const at = async (host: string) => (await ask("/welcome", { headers: { host } })).body;
  expect(await at("a.example")).toContain("at https://shop.example ");
  invalidate(["Configuration"]);
  connections.readSettings = async () => keepSiteAddress("");
  expect(await at("a.example")).toContain("at http://a.example ");
  expect(await at("b.example")).toContain("at http://b.example ");
});

test("a page that was rendered while the site's address changed is not kept for all hosts", async () => {
  keepSiteAddress("https://shop.example");
  const answerAs = run.site;
  run.site = (request, response) => {
    keepSiteAddress("");
    answerAs(request, response);
  };
  await ask("/welcome", { headers: { host: "a.example" } });
  const other = await ask("/welcome", { headers: { host: "b.example" } });
  expect(other.body).toContain("at http://b.example ");
});

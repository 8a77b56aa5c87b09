import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { POST as SAVE } from "@/app/api/seo/settings/[page]/route";
import type { PageHead } from "@/lib/platform/html/head";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { SELF_REQUEST_HEADER, selfRequestToken, setOwnAddress } from "@/lib/platform/http/self-request";
import { activeDocument } from "@/lib/seo/active-page.server";
import { getPageHead } from "@/lib/seo/head.server";
import { fetchOwnPage } from "@/lib/seo/inspect/fetch-own-page";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { GET } from "./route";

setUpTestDatabase();

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server in place of the site. @returns the received requests */
async function listenAs(answer: RequestListener): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  setOwnAddress(server.address() as AddressInfo);
  return asked;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function pageWith({ language, tags }: PageHead): string {
  const written = tags.map((tag) => {
    if (tag.tag === "title") return `<title>${escaped(tag.text)}</title>`;
    if (tag.tag === "meta") return `<meta ${tag.key}="${tag.name}" content="${escaped(tag.content)}">`;
    if (tag.tag === "link") return `<link rel="${tag.rel}" href="${escaped(tag.href)}">`;
    return `<script type="application/ld+json">${toScriptJson(JSON.parse(tag.json))}</script>`;
  });
  return `<!DOCTYPE html><html lang="${language}"><head>${written.join("")}</head><body><h1>Bread</h1><img src="/a"></body></html>`;
}

test("a page is fetched from this process, as a crawler does, and compared with the stored settings", async () => {
  const token = await configuredInstance();
  await post(SAVE, { token, body: flatSeo, params: { page: "bread" } });
  const html = pageWith(await getPageHead("bread"));
  const asked = await listenAs((_, response) =>
    response.writeHead(200, { "x-robots-tag": "noarchive" }).end(html),
  );
  const { status, body } = await get(GET, { token, params: { page: "bread" }, cookie: "auth_token=x" });
  expect([status, body.inspection]).toEqual([
    200,
    {
      path: "/bread",
      status: 200,
      robotsHeader: "noarchive",
      bytes: Buffer.byteLength(html),
      milliseconds: expect.any(Number),
      rows: expect.any(Array),
      headings: ["Bread"],
      images: 1,
      imagesWithoutAlt: 1,
    },
  ]);
  const { rows } = body.inspection;
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ verdict }: { verdict: string }) => verdict !== "same")).toEqual([]);
  const [request] = asked;
  expect([
    request?.url,
    request?.headers.host,
    request?.headers.cookie,
    request?.headers.authorization,
  ]).toEqual(["/bread", "localhost", undefined, undefined]);
  expect(request?.headers["user-agent"]).toContain("Googlebot/2.1");
  expect(request?.headers[SELF_REQUEST_HEADER]).toBe(selfRequestToken());
});

test("a page of the active template is also compared with its document's own tags", async () => {
  const token = await configuredInstance();
  const index = `<!DOCTYPE html><html lang="de"><head><title>Brot &amp; mehr</title></head><body><h1>Brot</h1></body></html>`;
  const { id } = await uploadSite(token, { "index.html": index });
  await activateSite(token, id);
  await listenAs((request, response) => {
    void activeDocument(new URL(request.url ?? "", "http://localhost")).then((html) => response.end(html));
  });
  const { body } = await get(GET, { token, params: { page: "home" } });
  const { rows } = body.inspection;
  expect(rows.find(({ tag }: { tag: string }) => tag === "title")).toMatchObject({
    expected: "Brot & mehr",
    found: "Brot & mehr",
  });
  expect(rows.filter(({ verdict }: { verdict: string }) => verdict !== "same")).toEqual([]);
});

test("a redirect is reported and not followed, and an error page is read", async () => {
  const token = await configuredInstance();
  const asked = await listenAs(({ url }, response) => {
    if (url === "/login") response.writeHead(500).end("<h1>Sorry</h1>");
    else response.writeHead(307, { location: "http://localhost/welcome?x=1" }).end();
  });
  const { inspection } = (await get(GET, { token, params: { page: "about" } })).body;
  expect(inspection).toMatchObject({ status: 307, redirectedTo: "/welcome?x=1", rows: [], headings: [] });
  expect(asked).toHaveLength(1);
  const failed = (await get(GET, { token, params: { page: "login" } })).body.inspection;
  expect(failed).toMatchObject({ status: 500, headings: ["Sorry"] });
  expect(failed.rows.map(({ verdict }: { verdict: string }) => verdict)).toContain("missing");
});

test("a page that is too large, too slow or incomplete is reported in one sentence", async () => {
  const token = await configuredInstance();
  const inspect = async () => {
    const { status, body } = await get(GET, { token, params: { page: "home" } });
    return [status, body.error];
  };
  await listenAs((_, response) => void response.writeHead(200).end("x".repeat(5 * 1024 * 1024 + 1)));
  expect(await inspect()).toEqual([503, "The page is larger than 5 MB."]);
  await listenAs((_, response) => void response.writeHead(200).end("<b>".repeat(600)));
  expect(await inspect()).toEqual([503, "The page’s elements are nested too deeply to be read."]);
  await listenAs((_, response) => response.destroy());
  expect(await inspect()).toEqual([503, "The page could not be reached."]);
  await listenAs((_, response) => void response.write("<p>"));
  await expect(fetchOwnPage("/", "http://localhost", 50)).rejects.toThrow(
    "did not answer within 0.05 seconds",
  );
});

test("a visitor or an invalid name triggers no fetch", async () => {
  const token = await configuredInstance();
  const asked = await listenAs((_, response) => response.end());
  expect((await get(GET, { params: { page: "home" } })).status).toBe(401);
  for (const page of ["../x", "//evil.example", "Home", "a?b", "", "a\r\nhost: evil"]) {
    expect([page, (await get(GET, { token, params: { page } })).status]).toEqual([page, 422]);
  }
  expect(asked).toEqual([]);
});

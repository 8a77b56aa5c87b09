import { beforeEach, expect, test } from "@jest/globals";
import { findPageAt, formerPagePath } from "@/lib/pages/published.server";
import { db } from "@/lib/platform/db/client";
import { visitUnknownPath } from "@/lib/seo/redirects/visit.server";
import { savePageSeo } from "@/lib/seo/server";
import { sitemapEntries } from "@/lib/seo/sitemap.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { createdPage, published, publishedPage, savedPage } from "@/tests/support/pages/pages";
import { bread } from "@/tests/support/seo/page-settings";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as discard } from "./[id]/discard/route";
import { POST as duplicate } from "./[id]/duplicate/route";
import { GET as read, DELETE as remove } from "./[id]/route";
import { POST as undelete } from "./[id]/undelete/route";
import { POST as restore } from "./[id]/versions/[version]/restore/route";
import { GET as version } from "./[id]/versions/[version]/route";
import { GET as versions } from "./[id]/versions/route";
import { POST as create, GET as list } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const fieldsOf = ({ body }: { body: { fields?: Record<string, string> } }) => Object.keys(body.fields ?? {});
const visit = (path: string) => visitUnknownPath(path, { query: "", counts: false });
const pathOf = async (path: string) => (await findPageAt(path))?.title;

test("a page is a draft until it is published; then it has a path, a version and a place in the sitemap", async () => {
  const draft = await createdPage(token, "Über uns", "about");
  expect(draft).toMatchObject({ path: null, state: "draft", waits: true, publishedVersion: 0 });
  expect(draft.content).toMatchObject({ title: "Über uns", slug: "uber-uns" });
  expect(draft.content.sections.map(({ type }) => type)).toEqual(["text", "team", "hours"]);
  expect(await findPageAt("/uber-uns")).toBeUndefined();

  const { status, body } = await published(token, draft);
  expect(status).toBe(200);
  expect(body).toMatchObject({ path: "/uber-uns", state: "published", waits: false, publishedVersion: 1 });
  expect(await pathOf("/uber-uns")).toBe("Über uns");
  expect((await sitemapEntries()).map(({ url }) => new URL(url).pathname)).toContain("/uber-uns");
  expect((await published(token, body)).status).toBe(409);
  expect((await get(list, { token })).body.pages).toMatchObject([{ path: "/uber-uns", state: "published" }]);
});

test("a page that search engines should not list is not in the sitemap", async () => {
  await publishedPage(token, "Staff", { search: { title: "", description: "", hidden: true } });
  expect((await sitemapEntries()).map(({ url }) => new URL(url).pathname)).not.toContain("/staff");
});

test("a draft that was changed meanwhile is not overwritten, and visitors see it once it is published", async () => {
  const page = await publishedPage(token, "About");
  const saved = await savedPage(token, page, { title: "About us" });
  expect(saved.body).toMatchObject({ state: "changed", waits: true });
  expect(await pathOf("/about")).toBe("About");
  expect((await savedPage(token, page, { title: "Mine" })).status).toBe(409);
  await published(token, saved.body);
  expect(await pathOf("/about")).toBe("About us");
  const again = (
    await savedPage(token, (await get(read, { token, params: { id: page.id } })).body, { title: "X" })
  ).body;
  const headers = { "if-match": `"${again.version}"` };
  expect((await post(discard, { token, params: { id: page.id }, headers })).body).toMatchObject({
    content: { title: "About us" },
    waits: false,
  });
});

test("an address of the product, of another page or below itself is refused at its field", async () => {
  const about = await publishedPage(token, "About");
  const tries: [object, string][] = [
    [{ slug: "admin" }, "slug"],
    [{ slug: "order" }, "slug"],
    [{ slug: "landing" }, "slug"],
    [{ slug: "about" }, "slug"],
    [{ parent: "nowhere" }, "parent"],
  ];
  for (const [fields, field] of tries) {
    const draft = await createdPage(token, "Another");
    const { body } = await savedPage(token, draft, fields);
    const refused = await published(token, body);
    expect([fields, refused.status, fieldsOf(refused)]).toEqual([fields, 422, [field]]);
  }
  const below = await publishedPage(token, "Team", { parent: about.id });
  expect(below.path).toBe("/about/team");
  const { body: loop } = await savedPage(token, about, { parent: below.id });
  expect(fieldsOf(await published(token, loop))).toEqual(["parent"]);
  for (const slug of ["", "A", "a--b", "-a", "a/b", "a.b", "é", "a".repeat(61)]) {
    expect([slug, (await savedPage(token, loop, { slug })).status]).toEqual([slug, 422]);
  }
});

test("a moved page takes those below along; former paths lead there in one hop, and back without a loop", async () => {
  const about = await publishedPage(token, "About");
  const team = await publishedPage(token, "Team", { parent: about.id });
  const rename = async (slug: string) => {
    const { body } = await get(read, { token, params: { id: about.id } });
    return published(token, (await savedPage(token, body, { slug })).body);
  };
  await rename("us");
  expect(await visit("/about")).toBe("/us");
  expect(await visit("/about/team")).toBe("/us/team");
  await rename("we");
  expect([await visit("/about"), await visit("/us"), await visit("/us/team")]).toEqual([
    "/we",
    "/we",
    "/we/team",
  ]);
  await rename("about");
  expect(await formerPagePath("/about")).toBeUndefined();
  expect([await visit("/us"), await visit("/we/team")]).toEqual(["/about", "/about/team"]);
  expect((await get(read, { token, params: { id: team.id } })).body.path).toBe("/about/team");
  const other = await publishedPage(token, "Us");
  expect(other.path).toBe("/us");
  expect(await visit("/we")).toBe("/about");
  expect(await formerPagePath("/us")).toBeUndefined();
});

test("the SEO settings of a page move with it", async () => {
  const about = await publishedPage(token, "About");
  await savePageSeo("about", { ...bread, title: "Who we are" }, null);
  await published(token, (await savedPage(token, about, { slug: "us" })).body);
  expect(await db.pageSeo.findMany({ select: { page: true, title: true } })).toEqual([
    { page: "us", title: "Who we are" },
  ]);
});

test("a deleted page is gone and can be taken back; one with pages below it can't be deleted", async () => {
  const about = await publishedPage(token, "About");
  const team = await publishedPage(token, "Team", { parent: about.id });
  expect((await send(remove, "DELETE", { token, params: { id: about.id } })).status).toBe(409);
  for (const { id } of [team, about])
    expect((await send(remove, "DELETE", { token, params: { id } })).status).toBe(200);
  expect(await formerPagePath("/about")).toBeNull();
  expect(await get(read, { token, params: { id: about.id } })).toMatchObject({
    status: 404,
    body: { error: expect.stringContaining("This page was deleted") },
  });
  const { body } = await get(list, { token });
  expect(body.pages).toEqual([]);
  expect(body.deleted).toHaveLength(2);
  const back = await post(undelete, { token, params: { id: about.id } });
  expect(back.body).toMatchObject({ path: null, state: "draft", content: { title: "About" } });
  expect((await published(token, back.body)).body.path).toBe("/about");
  expect(await formerPagePath("/about")).toBeUndefined();
});

test("a copy is a draft with an address of its own", async () => {
  const about = await publishedPage(token, "About", { inNavigation: true });
  const { body } = await post(duplicate, { token, params: { id: about.id } });
  expect(body.content).toMatchObject({ title: "About (copy)", slug: "about-copy", inNavigation: false });
  expect(body.state).toBe("draft");
});

test("versions are listed, read and taken back into the draft", async () => {
  const page = await publishedPage(token, "About");
  const { body: second } = await published(token, (await savedPage(token, page, { title: "Us" })).body);
  const params = { id: page.id };
  expect((await get(versions, { token, params })).body.versions).toMatchObject([
    { version: 2 },
    { version: 1 },
  ]);
  expect((await get(version, { token, params: { ...params, version: "1" } })).body.content.title).toBe(
    "About",
  );
  expect((await get(version, { token, params: { ...params, version: "9" } })).status).toBe(404);
  const headers = { "if-match": `"${second.version}"` };
  const restored = await post(restore, { token, params: { ...params, version: "1" }, headers });
  expect(restored.body).toMatchObject({ content: { title: "About" }, waits: true });
  await published(token, restored.body);
  expect((await get(versions, { token, params })).body.versions[0]).toMatchObject({
    version: 3,
    restoredFrom: 1,
  });
});

test("hostile sections are refused and change nothing", async () => {
  const page = await createdPage(token, "About");
  const common = { id: "one", shown: true };
  const text = (content: object[]) => ({
    ...common,
    type: "text",
    heading: "",
    text: { type: "doc", content },
  });
  const sections = [
    { ...common, type: "html", html: "<script>1</script>" },
    { ...common, type: "contact", heading: "", onclick: "x" },
    { ...common, type: "embed", heading: "", url: "https://evil.example/x", title: "x" },
    { ...common, type: "embed", heading: "", url: "javascript:alert(1)", title: "x" },
    { ...common, type: "picture", picture: "no-such-picture", caption: "", size: "column" },
    text([{ type: "script", content: [] }]),
    text([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "x", marks: [{ type: "link", attrs: { target: "javascript:alert(1)" } }] },
        ],
      },
    ]),
    {
      ...common,
      type: "hero",
      title: "x",
      subtitle: "",
      buttonLabel: "x",
      buttonTarget: "//evil.example",
      picture: "",
      layout: "beside",
    },
  ];
  for (const section of sections) {
    const answer = await savedPage(token, page, { sections: [section] as never });
    expect([section, answer.status]).toEqual([section, 422]);
  }
  const twice = { ...common, type: "contact", heading: "" };
  expect((await savedPage(token, page, { sections: [twice, twice] as never })).status).toBe(422);
  expect((await get(read, { token, params: { id: page.id } })).body.version).toBe(1);
});

test("editors change pages, viewers read them, the kitchen and visitors don't", async () => {
  const body = { title: "About", form: "blank" };
  const statuses = async (as?: string) => [
    (await get(list, as ? { token: as } : {})).status,
    (await post(create, { ...(as && { token: as }), body })).status,
  ];
  expect(await statuses((await signedInAs("editor")).token)).toEqual([200, 200]);
  expect(await statuses((await signedInAs("viewer")).token)).toEqual([200, 403]);
  expect(await statuses((await signedInAs("kitchen")).token)).toEqual([403, 403]);
  expect(await statuses()).toEqual([401, 401]);
});

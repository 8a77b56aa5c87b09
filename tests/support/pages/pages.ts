import { POST as publish } from "@/app/api/pages/[id]/publish/route";
import { PUT as save } from "@/app/api/pages/[id]/route";
import { POST as create } from "@/app/api/pages/route";
import type { PageDraft } from "@/lib/pages/answers";
import type { PageContent } from "@/lib/pages/schema";
import { post, send } from "@/tests/support/api/request";

/** Creates a page as a draft. */
export async function createdPage(token: string, title: string, form = "blank"): Promise<PageDraft> {
  return (await post(create, { token, body: { title, form } })).body;
}

const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

/** Saves changed fields of a page's draft. */
export const savedPage = (token: string, { id, version, content }: PageDraft, fields: Partial<PageContent>) =>
  send(save, "PUT", {
    token,
    params: { id },
    headers: ifMatch(version),
    body: { ...content, ...fields },
  });

/** Publishes a page's draft. */
export const published = (token: string, { id, version }: Pick<PageDraft, "id" | "version">) =>
  post(publish, { token, params: { id }, headers: ifMatch(version) });

/** Creates and publishes a page. */
export async function publishedPage(
  token: string,
  title: string,
  fields: Partial<PageContent> = {},
): Promise<PageDraft> {
  const created = await createdPage(token, title);
  const { body: draft } = await savedPage(token, created, fields);
  return (await published(token, draft)).body;
}

import { DELETE as remove } from "@/app/api/pages/[id]/route";
import { PUT as schedule } from "@/app/api/pages/[id]/schedule/route";
import type { PageDraft } from "@/lib/pages/answers";
import { send } from "@/tests/support/api/request";
import { createdPage, publishedPage, savedPage } from "@/tests/support/pages/pages";
import type { ChangingCall, Recipe, Stage } from "./recipe";

const headersFor = ({ version }: Pick<PageDraft, "version">) => ({ "if-match": `"${version}"` });

const later = { at: "2098-12-24T18:00" };

/** A call on a page’s draft. */
const onDraft = (
  { token }: Stage,
  draft: PageDraft,
  action: ChangingCall["actions"][number],
  body?: unknown,
): ChangingCall => ({
  sent: { token, params: { id: draft.id }, headers: headersFor(draft), ...(body !== undefined && { body }) },
  actions: [action],
});

/** Publishes a page and changes its draft. */
async function changedPage({ token }: Stage): Promise<PageDraft> {
  return (await savedPage(token, await publishedPage(token, "About"), { title: "Us" })).body;
}

export const pageCalls: Record<string, Recipe> = {
  "POST /pages": async ({ token }) => ({
    sent: { token, body: { title: "About", form: "blank" } },
    actions: ["pages:create"],
  }),
  "POST /legal-drafts": async ({ token }) => ({
    sent: { token, body: { title: "Imprint", form: "imprint" } },
    actions: ["pages:create"],
  }),
  "PUT /pages/{id}": async (stage) => {
    const draft = await createdPage(stage.token, "About");
    return onDraft(stage, draft, "pages:save", { ...draft.content, title: "Us" });
  },
  "DELETE /pages/{id}": async (stage) =>
    onDraft(stage, await createdPage(stage.token, "About"), "pages:delete"),
  "POST /pages/{id}/undelete": async (stage) => {
    const draft = await createdPage(stage.token, "About");
    await send(remove, "DELETE", { token: stage.token, params: { id: draft.id } });
    return onDraft(stage, draft, "pages:undelete");
  },
  "POST /pages/{id}/duplicate": async (stage) =>
    onDraft(stage, await createdPage(stage.token, "About"), "pages:create"),
  "POST /pages/{id}/discard": async (stage) => onDraft(stage, await changedPage(stage), "pages:discard"),
  "POST /pages/{id}/publish": async (stage) =>
    onDraft(stage, await createdPage(stage.token, "About"), "pages:publish"),
  "PUT /pages/{id}/schedule": async (stage) =>
    onDraft(stage, await createdPage(stage.token, "About"), "pages:schedule", later),
  "DELETE /pages/{id}/schedule": async (stage) => {
    const draft = await createdPage(stage.token, "About");
    const params = { id: draft.id };
    const { body } = await send(schedule, "PUT", {
      token: stage.token,
      params,
      body: later,
      headers: headersFor(draft),
    });
    return onDraft(stage, body, "pages:unschedule");
  },
  "POST /pages/{id}/preview-link": async (stage) =>
    onDraft(stage, await createdPage(stage.token, "About"), "pages:rotate-preview"),
  "POST /pages/{id}/versions/{version}/restore": async (stage) => {
    const { sent, actions } = onDraft(stage, await changedPage(stage), "pages:restore");
    return { sent: { ...sent, params: { ...sent.params, version: "1" } }, actions };
  },
};

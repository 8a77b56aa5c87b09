"use client";

import { useCallback } from "react";
import { useSeenNow } from "@/components/settings/use-seen-now";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useDraft } from "@/components/ui/form/drafts/use-draft";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { PageDraft } from "@/lib/pages/answers";
import { pageKind, toContent } from "./page-kind";
import { askAboutGaps } from "./publish-questions";

/** Edits, saves, publishes and discards the draft of a page. */
export function usePageEditor(initial: PageDraft, reveal: () => void) {
  const { id } = initial;
  const confirm = useConfirm();
  const seenNow = useSeenNow();
  const params = { id };
  const find = useCallback(() => call("GET /pages/{id}", { params: { id } }), [id]);
  const editor = useVersionedForm(pageKind, {
    initial,
    find,
    send: async (values, ifMatch) => ({
      saved: await call("PUT /pages/{id}", { params, body: toContent(values), ifMatch }),
    }),
    onSaved: ({ waits }) =>
      notify.success("Draft saved", {
        topic: pageKind.topic,
        ...(waits && { description: "Visitors see it once it is published." }),
      }),
    reveal,
    keepsUp: "at once",
  });
  const { saved, unsaved } = editor;
  const draft = useDraft(editor, {
    settle: async () => (unsaved ? editor.saveFirst() : saved),
    mayPublish: async ({ content }) => {
      const question = askAboutGaps(content);
      return !question || confirm(question);
    },
    publish: (over) => call("POST /pages/{id}/publish", { params, ifMatch: over }),
    published: async ({ path, leftOut = [] }) => [
      `Published at ${path}. ${await seenNow("Visitors see it now.")}`,
      leftOut.length > 0 ? `Still left out: ${leftOut.join(" ")}` : undefined,
    ],
    publishFailed: "The page could not be published",
    discard: (over) => call("POST /pages/{id}/discard", { params, ifMatch: over }),
    discardText: "You go back to the page that visitors see. What was changed since then is lost.",
    topic: pageKind.topic,
  });
  return { ...editor, ...draft };
}

export type PageEditor = ReturnType<typeof usePageEditor>;

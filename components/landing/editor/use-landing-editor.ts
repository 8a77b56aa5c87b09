"use client";

import type { FieldPath } from "react-hook-form";
import { useSeenNow } from "@/components/settings/use-seen-now";
import { useDraft } from "@/components/ui/form/drafts/use-draft";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { useVersionedForm, type VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { LandingDraft } from "@/lib/landing/answers";
import { mergeLanding } from "@/lib/landing/merge";
import { isSameLanding } from "@/lib/landing/same";
import type { LandingContent } from "@/lib/landing/schema";
import { formValues } from "./form-values";
import { checks, loadSchema, wrongPaths } from "./wrong-paths";

const check = schemaOnDemand(loadSchema);

const kind: VersionedFormKind<LandingContent, LandingDraft> = {
  valuesOf: ({ config }) => formValues(config),
  resolver: check,
  wrongFields: (values) => wrongPaths(values) as FieldPath<LandingContent>[],
  whenCheckable: checks.watch,
  isSame: isSameLanding,
  merge: (base, mine, { config }) => formValues(mergeLanding({ base, mine, theirs: formValues(config) })),
  failed: "Failed to save changes",
  topic: "save",
};

/** Edits, saves, publishes and discards the draft of the landing page. */
export function useLandingEditor(initial: LandingDraft, reveal: () => void) {
  const seenNow = useSeenNow();
  const editor = useVersionedForm(kind, {
    initial,
    find: () => call("GET /landing/draft"),
    send: async (body, ifMatch) => ({ saved: await call("PUT /landing/draft", { body, ifMatch }) }),
    onSaved: ({ waits }) =>
      notify.success("Changes saved successfully!", {
        topic: kind.topic,
        ...(waits && { description: "Visitors see them once they are published." }),
      }),
    reveal,
    keepsUp: "at once",
  });
  const { saved, unsaved } = editor;
  const draft = useDraft(editor, {
    settle: async () => (unsaved ? editor.saveFirst() : saved),
    publish: (over) => call("POST /landing/publish", { ifMatch: over }),
    published: async () => [`Published. ${await seenNow("Visitors see it now.")}`],
    publishFailed: "The page could not be published",
    discard: (over) => call("DELETE /landing/draft", { ifMatch: over }),
    discardText: "You go back to the page that visitors see. What was changed since then is lost.",
    topic: kind.topic,
  });
  return { ...editor, ...draft };
}

export type LandingForm = ReturnType<typeof useLandingEditor>;

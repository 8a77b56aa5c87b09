"use client";

import { useCallback } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { usePublish } from "@/components/ui/form/drafts/use-draft";
import { gapsQuestion } from "@/components/ui/form/gaps-question";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import { gapsIn } from "@/lib/legal/gaps";
import type { Translation } from "@/lib/translations/answers";
import { languageName } from "../language-name";
import { toTexts, translationKind } from "./translation-kind";

const { topic } = translationKind;

/** Edits, saves and publishes a translation, and takes it offline. */
export function useTranslationEditor(initial: Translation, reveal: () => void) {
  const { kind, owner, language } = initial;
  const params = { kind, owner, language };
  const confirm = useConfirm();
  const find = useCallback(
    () => call("GET /translations/{kind}/{owner}/{language}", { params: { kind, owner, language } }),
    [kind, owner, language],
  );
  const editor = useVersionedForm(translationKind, {
    initial,
    find,
    send: async (values, ifMatch) => ({
      saved: await call("PUT /translations/{kind}/{owner}/{language}", {
        params,
        body: { texts: toTexts(values) },
        ifMatch,
      }),
    }),
    onSaved: ({ waits }) =>
      notify.success("Draft saved", {
        topic,
        ...(waits && { description: "Visitors read it once it is published." }),
      }),
    reveal,
    keepsUp: "at once",
  });
  const { saved, unsaved } = editor;
  const name = languageName(language);
  const { act, publish, canPublish } = usePublish(editor, {
    settle: async () => (unsaved ? editor.saveFirst() : saved),
    mayPublish: async ({ texts }) => {
      const question = gapsQuestion(gapsIn(texts.map(({ translation }) => translation)));
      return !question || confirm(question);
    },
    publish: (over) =>
      call("POST /translations/{kind}/{owner}/{language}/publish", { params, ifMatch: over }),
    published: async () => [`Published. Visitors read it in ${name} now.`],
    publishFailed: "The translation could not be published",
    topic,
  });

  async function unpublish() {
    const sure = await confirm({
      title: `Take it offline in ${name}?`,
      content: `Visitors don’t find it in ${name} then. The translations stay here.`,
      confirmLabel: "Take it offline",
      tone: "danger",
    });
    if (!sure) return;
    await act("The translation could not be taken offline", saved.version, async () => {
      editor.adopt(
        await call("POST /translations/{kind}/{owner}/{language}/unpublish", {
          params,
          ifMatch: saved.version,
        }),
      );
      notify.success(`It is not in ${name} any more`, { topic });
    });
  }

  return { ...editor, params, publish, canPublish, unpublish: () => void unpublish() };
}

export type TranslationEditor = ReturnType<typeof useTranslationEditor>;

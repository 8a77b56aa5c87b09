"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import type { Translation } from "@/lib/translations/answers";
import { languageName } from "../language-name";
import { fieldOf, isEmpty, keyOf, type TranslationValues, translationKind } from "./translation-kind";

/** Offers the legal draft in the language for the texts of a legal page that have no translation. */
export function LegalDraftOffer({ translation }: { translation: Translation }) {
  const { kind, owner, language } = translation;
  const { setValue } = useFormContext<TranslationValues>();
  const entries = useWatch<TranslationValues, "texts">({ name: "texts" });
  const { data } = useCall("GET /legal-drafts/{page}/{language}", {
    params: { page: owner, language },
    wanted: kind === "page",
  });
  const missing = data?.texts.filter(({ path }) => isEmpty(entries[keyOf(path)]?.text ?? "")) ?? [];
  if (!data || missing.length === 0) return null;
  const name = languageName(language);

  function fillIn() {
    for (const { path, text } of missing)
      setValue(fieldOf(path), text, { shouldDirty: true, shouldTouch: true });
    notify.success("Filled in", {
      topic: translationKind.topic,
      description: "Read all of it, and fill in what is in square brackets.",
    });
  }

  return (
    <Notice title={`There is a legal draft in ${name}`}>
      <p>
        It is made from your settings, for the law of a country of this language, and is not legal advice. It
        fills in texts without a translation; read them before you publish.
      </p>
      {data.others.length > 0 && (
        <p>Add sections to the page if you need what it has besides: {data.others.join(", ")}.</p>
      )}
      <Button variant="secondary" size="sm" className="mt-2" onClick={fillIn}>
        Fill in the draft
      </Button>
    </Notice>
  );
}

"use client";

import { useCallback } from "react";
import { LoadProblem } from "@/components/ui/load-problem";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import type { OpenTranslation } from "../use-translations-address";
import type { TranslationScreenProps } from "./screen-props";

/** Loads a translation and the script of the editor, and opens it. */
export function TranslationLoader({ open, ...screen }: TranslationScreenProps & { open: OpenTranslation }) {
  const { kind, owner, language } = open;
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all([
        call("GET /translations/{kind}/{owner}/{language}", { params: { kind, owner, language }, signal }),
        import("./translation-editor"),
      ]),
    [kind, owner, language],
  );
  const { value, error, failed, retry } = useLoaded(load);

  if (value) {
    const [translation, { TranslationEditor }] = value;
    return <TranslationEditor initial={translation} {...screen} />;
  }
  if (!failed) return <Loading />;
  return (
    <LoadProblem
      error={error}
      titles={{ gone: "There is no such content", failed: "The translation could not be loaded" }}
      listLabel="All translations"
      onRetry={retry}
      onList={screen.onList}
    />
  );
}

"use client";

import { CloudOff } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
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
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <EmptyState
      icon={CloudOff}
      title={isGone ? "There is no such content" : "The translation could not be loaded"}
      text={isGone ? "It may have been deleted." : "Nothing is lost. Check your connection and try again."}
    >
      {!isGone && (
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      )}
      <Button variant={isGone ? "secondary" : "quiet"} onClick={screen.onList}>
        All translations
      </Button>
    </EmptyState>
  );
}

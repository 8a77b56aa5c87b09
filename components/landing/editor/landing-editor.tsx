"use client";

import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { notify } from "@/components/ui/messages";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import type { LandingDraft } from "@/lib/landing/answers";
import { EditorViewProvider } from "./editor-context";
import { EditorForm } from "./editor-form";

const LOAD_FAILED = "Failed to load configuration";
const load = (signal: AbortSignal) => call("GET /landing/draft", { signal });

/** Edits the landing page's content. Without `initial` the browser requests it. */
export function LandingEditor({ initial }: { initial: LandingDraft | null }) {
  const { value: landing = initial, failed, retry } = useLoaded(load, !initial);

  useEffect(() => {
    if (failed) notify.error(LOAD_FAILED);
  }, [failed]);

  if (failed)
    return (
      <EmptyState
        icon={CloudOff}
        title={LOAD_FAILED}
        text="Nothing is lost. Check your connection and try again."
      >
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      </EmptyState>
    );
  if (!landing) return <Loading />;
  return (
    <EditorViewProvider>
      <EditorForm initial={landing} />
    </EditorViewProvider>
  );
}

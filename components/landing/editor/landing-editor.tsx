"use client";

import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import type { SavedLanding } from "@/lib/landing/answers";
import { EditorViewProvider } from "./editor-context";
import { EditorForm } from "./editor-form";
import { LoadFailed } from "./load-failed";

const load = (signal: AbortSignal) => call("GET /landing/config", { signal });

/** Changes what the landing page says. Without `initial` the browser asks for it. */
export function LandingEditor({ initial }: { initial: SavedLanding | null }) {
  const { value: landing = initial, failed, retry } = useLoaded(load, !initial);

  if (failed) return <LoadFailed onRetry={retry} />;
  if (!landing) return <Loading />;
  return (
    <EditorViewProvider>
      <EditorForm initial={landing} />
    </EditorViewProvider>
  );
}

"use client";

import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { EditorViewProvider } from "./editor-context";
import { EditorForm } from "./editor-form";
import { type Landing, loadLanding } from "./landing-api";
import { LoadFailed } from "./load-failed";

/** Changes what the landing page says. Without `initial` the browser asks for it. */
export function LandingEditor({ initial }: { initial: Landing | null }) {
  const { value: landing = initial, failed, retry } = useLoaded(loadLanding, !initial);

  if (failed) return <LoadFailed onRetry={retry} />;
  if (!landing) return <Loading />;
  return (
    <EditorViewProvider>
      <EditorForm initial={landing} />
    </EditorViewProvider>
  );
}

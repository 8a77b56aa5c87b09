"use client";

import { useEffect, useState } from "react";
import { Loading } from "@/components/ui/spinner";
import { EditorViewProvider } from "./editor-context";
import { EditorForm } from "./editor-form";
import { type Landing, loadLanding } from "./landing-api";
import { LoadFailed } from "./load-failed";

/** Changes what the landing page says. Without `initial` the browser asks for it. */
export function LandingEditor({ initial }: { initial: Landing | null }) {
  const [landing, setLanding] = useState(initial);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (landing || failed) return;
    const ended = new AbortController();
    loadLanding(ended.signal).then(setLanding, () => ended.signal.aborted || setFailed(true));
    return () => ended.abort();
  }, [landing, failed]);

  if (failed) return <LoadFailed onRetry={() => setFailed(false)} />;
  if (!landing) return <Loading />;
  return (
    <EditorViewProvider>
      <EditorForm initial={landing} />
    </EditorViewProvider>
  );
}

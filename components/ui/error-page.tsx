"use client";

import { CloudOff } from "lucide-react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

/** Shown where a page fails unexpectedly. */
export function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>Something went wrong</title>
      <EmptyState
        icon={CloudOff}
        title="Something went wrong"
        text="This page could not be shown. Nothing was lost."
      >
        <Button onClick={reset}>Try again</Button>
      </EmptyState>
    </main>
  );
}

"use client";

import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown if rendering a page fails; `retry` requests it again. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>Something went wrong</title>
      <EmptyState
        icon={CloudOff}
        title="Something went wrong"
        text="This page could not be shown. Nothing was lost."
      >
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    </main>
  );
}

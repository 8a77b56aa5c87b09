"use client";

import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
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

"use client";

import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { notify } from "@/components/ui/toaster";

const MESSAGE = "Failed to load configuration";

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => notify.error(MESSAGE), []);
  return (
    <EmptyState icon={CloudOff} title={MESSAGE} text="Nothing is lost. Check your connection and try again.">
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}

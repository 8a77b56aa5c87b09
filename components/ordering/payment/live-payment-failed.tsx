"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Stands in for the card fields where the provider could not be reached. */
export function LivePaymentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title="The card fields could not be loaded. Nothing was charged.">
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </Notice>
  );
}

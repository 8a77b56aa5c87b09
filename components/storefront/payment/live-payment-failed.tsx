"use client";

import { RetryNotice } from "@/components/ui/retry-notice";

/** Stands in for the card fields where the provider could not be reached. */
export function LivePaymentFailed({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice title="The card fields could not be loaded. Nothing was charged." onRetry={onRetry} />;
}

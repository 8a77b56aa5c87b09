"use client";

import { RetryNotice } from "@/components/ui/retry-notice";

/** Shown instead of the card fields if the provider is unreachable. */
export function LivePaymentFailed({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice title="The card fields could not be loaded. Nothing was charged." onRetry={onRetry} />;
}

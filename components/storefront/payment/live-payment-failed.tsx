"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { useTranslate } from "@/components/ui/translation";

/** Shown instead of the card fields if the provider is unreachable. */
export function LivePaymentFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <RetryNotice title={t("The card fields could not be loaded. Nothing was charged.")} onRetry={onRetry} />
  );
}

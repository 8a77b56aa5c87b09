"use client";

import { Notice } from "@/components/ui/notice";
import { useOrdering } from "../ordering/context";
import { paymentTexts } from "../ordering/texts";
import type { PaymentFailure } from "./use-attempt";

/** Shows why the payment failed. */
export function PaymentFailed({ failure: { message, isRefused } }: { failure: PaymentFailure }) {
  const { notes } = useOrdering();
  return <Notice tone="error">{isRefused && notes ? paymentTexts.changed : message}</Notice>;
}

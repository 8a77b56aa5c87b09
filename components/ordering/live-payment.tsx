"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import { LivePaymentFailed } from "./live-payment-failed";

/** A part that did not arrive is not asked for again by this page. */
const Unloaded = () => <LivePaymentFailed onRetry={() => window.location.reload()} />;

/** The payment provider's card fields. Their code, and the provider's script, are loaded when this is first shown. */
export const LivePayment = dynamic(
  () =>
    import("./live-payment-fields").then(
      ({ LivePaymentFields }) => LivePaymentFields,
      () => Unloaded,
    ),
  { ssr: false, loading: () => <Skeleton className="h-48" /> },
);

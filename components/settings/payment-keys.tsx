"use client";

import { useId } from "react";
import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useCall } from "@/components/ui/use-call";
import { PaymentKeysForm } from "./payment-keys-form";

/** The payment provider's keys, entered here or set in the server's environment. */
export function PaymentKeys() {
  const id = useId();
  const mayEnter = useMay("secrets:write");
  const { data, change } = useCall("GET /settings/payment-keys", { wanted: mayEnter });
  if (!data) return null;
  const { isLive, isFixed } = data;
  return (
    <Card className="mt-6 grid max-w-2xl gap-4" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="flex flex-wrap items-center gap-3 text-lg">
          Card payment
          <Badge tone={isLive ? "brand" : "neutral"}>{isLive ? "On" : "Demo mode"}</Badge>
        </h2>
        <p className="text-ink-soft text-sm">
          {isFixed
            ? "The keys are set by STRIPE_… variables on the server, so they can’t be changed here."
            : "With keys of Stripe guests pay by card; without them nothing is charged. Keys are encrypted, take effect at once, and are never shown again."}
        </p>
      </div>
      <PaymentKeysForm state={data} onChange={(state) => change(() => state)} />
    </Card>
  );
}

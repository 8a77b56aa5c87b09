"use client";

import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { PaymentKeysForm } from "./payment-keys-form";
import { SettingsGroup } from "./settings-group";

/** The payment provider's keys, entered here or set in the server's environment. */
export function PaymentKeys() {
  const mayEnter = useMay("secrets:write");
  const { data, failure, reload, change } = useCall("GET /settings/payment-keys", { wanted: mayEnter });
  if (!mayEnter) return null;
  return (
    <SettingsGroup
      id="card-payment"
      title={
        <>
          Card payment
          {data && <Badge tone={data.isLive ? "brand" : "neutral"}>{data.isLive ? "On" : "Demo mode"}</Badge>}
        </>
      }
      text={
        data?.isFixed
          ? "The keys are set by STRIPE_… variables on the server, so they can’t be changed here."
          : "With keys of Stripe guests pay by card; without them nothing is charged. Keys are encrypted, take effect at once, and are never shown again."
      }
    >
      {failure && <RetryNotice title="The payment keys could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <Card>
          <PaymentKeysForm state={data} onChange={(state) => change(() => state)} />
        </Card>
      )}
    </SettingsGroup>
  );
}

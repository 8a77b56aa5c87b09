"use client";

import { useState } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { AddVoucher } from "./add-voucher";
import { VoucherItem } from "./voucher-item";

/** The vouchers of a restaurant, with a form for another one. */
export function VoucherList({ restaurantId, currency }: { restaurantId: string; currency: string }) {
  const { data, failure, reload } = useCall("GET /vouchers", { query: { restaurantId } });
  const [changed, setChanged] = useState<StoredVoucher[] | null>(null);
  const vouchers = changed ?? data?.vouchers;
  const timeZone = data?.timeZone ?? "UTC";

  async function refresh() {
    const answer = await call("GET /vouchers", { query: { restaurantId } }).catch(() => null);
    if (answer) setChanged(answer.vouchers);
  }

  return (
    <div className="grid gap-6">
      {!vouchers && failure && <RetryNotice title="The vouchers could not be loaded" onRetry={reload} />}
      {!vouchers && !failure && <Skeleton className="h-24" />}
      {vouchers?.length === 0 && (
        <p className="text-ink-soft text-sm">
          There are none yet. Guests are asked for a code when they pay once there is one that is valid.
        </p>
      )}
      {vouchers && vouchers.length > 0 && (
        <ul className="grid divide-y divide-line">
          {vouchers.map((voucher) => (
            <VoucherItem
              key={voucher.id}
              {...{ voucher, currency, timeZone }}
              onChanged={setChanged}
              onRefused={() => void refresh()}
            />
          ))}
        </ul>
      )}
      {vouchers && (
        <div className="border-line border-t pt-6">
          <AddVoucher {...{ restaurantId, currency, timeZone }} onAdded={setChanged} />
        </div>
      )}
    </div>
  );
}

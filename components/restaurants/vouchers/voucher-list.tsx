"use client";

import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { MomentTime } from "@/components/ui/moment-time";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { AddVoucher } from "./add-voucher";

/** The vouchers of a restaurant, with a form for another one. */
export function VoucherList({ restaurantId, currency }: { restaurantId: string; currency: string }) {
  const mayChange = useMay("menus:write");
  const { data, failure, reload } = useCall("GET /vouchers", { query: { restaurantId } });
  const [changed, setChanged] = useState<StoredVoucher[] | null>(null);
  const { act } = useAction<"switch">();
  const vouchers = changed ?? data?.vouchers;

  const switchVoucher = (id: string, isActive: boolean) =>
    act("switch", () => call("POST /vouchers/{id}", { params: { id }, body: { isActive } }), {
      about: id,
      onDone: (answer) => setChanged(answer.vouchers),
    });

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
            <li key={voucher.id} className="py-2">
              {mayChange ? (
                <Switch
                  label={voucher.code}
                  hint={<VoucherTerms voucher={voucher} currency={currency} />}
                  checked={voucher.isActive}
                  onChange={(isActive) => void switchVoucher(voucher.id, isActive)}
                />
              ) : (
                <p className="grid gap-1 text-sm">
                  <span className="font-semibold">{voucher.code}</span>
                  <VoucherTerms voucher={voucher} currency={currency} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {vouchers && mayChange && (
        <div className="border-line border-t pt-6">
          <AddVoucher {...{ restaurantId, currency }} onAdded={setChanged} />
        </div>
      )}
    </div>
  );
}

function VoucherTerms({ voucher, currency }: { voucher: StoredVoucher; currency: string }) {
  const { kind, value, minimumCents, maxUses, uses, validFrom, validUntil } = voucher;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <span className="tabular-nums">
      {kind === "percent" ? formatRate(value) : money(value)} off
      {minimumCents > 0 && ` from ${money(minimumCents)}`}
      {` · used ${uses.toLocaleString("en")}${maxUses === null ? "" : ` of ${maxUses.toLocaleString("en")}`} times`}
      {validFrom && (
        <>
          {" · from "}
          <MomentTime at={validFrom} />
        </>
      )}
      {validUntil && (
        <>
          {" · until "}
          <MomentTime at={validUntil} />
        </>
      )}
    </span>
  );
}

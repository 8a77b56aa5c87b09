"use client";

import { useMay } from "@/components/accounts/role";
import { ActionLink } from "@/components/commands/action-link";
import { Notice } from "@/components/ui/notice";

/** Says that guests are not charged, with the way to change that for users who may. For pages while payment is not live. */
export function DemoPaymentNotice({ className }: { className?: string }) {
  const mayEnterKeys = useMay("secrets:write");
  return (
    <Notice tone="warning" className={className}>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <strong className="font-semibold">Demo payment:</strong> guests can order, but nobody is charged.
        </p>
        {mayEnterKeys && <ActionLink action="paymentKeys" className="sm:-my-1.5" />}
      </div>
    </Notice>
  );
}

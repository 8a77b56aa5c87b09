"use client";

import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { emptyVoucher } from "./read-voucher";
import { VoucherFields } from "./voucher-form";

type AddVoucherProps = {
  restaurantId: string;
  currency: string;
  timeZone: string;
  onAdded: (vouchers: StoredVoucher[]) => void;
};

/** Adds a voucher to a restaurant. */
export function AddVoucher({ restaurantId, currency, timeZone, onAdded }: AddVoucherProps) {
  const { pending, error, act } = useAction<"add">({ refusals: "inline" });
  return (
    <VoucherFields
      {...{ currency, timeZone, error }}
      label="Add a voucher"
      initial={emptyVoucher}
      submitLabel="Add voucher"
      isPending={pending === "add"}
      onSubmit={(voucher, refuse, reset) =>
        void act("add", () => call("POST /vouchers", { body: { restaurantId, currency, ...voucher } }), {
          done: "Voucher added",
          onDone({ vouchers }) {
            onAdded(vouchers);
            reset();
          },
          showRefusal({ fields }) {
            refuse(fields);
            return Object.keys(fields).length > 0;
          },
        })
      }
    />
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { formOfVoucher } from "./read-voucher";
import { VoucherFields } from "./voucher-form";

type EditVoucherProps = {
  /** The voucher when editing began. */
  voucher: StoredVoucher;
  currency: string;
  timeZone: string;
  onSaved: (vouchers: StoredVoucher[]) => void;
  onRefused: () => void;
  onClose: () => void;
};

/** Changes a voucher. What someone else saved meanwhile is not overwritten. */
export function EditVoucher(props: EditVoucherProps) {
  const { voucher, currency, timeZone, onSaved, onRefused, onClose } = props;
  const { id, code, uses, updatedAt } = voucher;
  const { pending, error, act } = useAction<"save">({ refusals: "inline", onRefused });
  return (
    <VoucherFields
      {...{ currency, timeZone, error }}
      label={`Edit ${code}`}
      initial={formOfVoucher(voucher, currency, timeZone)}
      isCodeFixed={uses > 0}
      submitLabel="Save"
      isPending={pending === "save"}
      onSubmit={(body, refuse) =>
        void act(
          "save",
          () => call("PUT /vouchers/{id}", { params: { id }, body: { ...body, currency, updatedAt } }),
          {
            done: "Voucher saved",
            onDone({ vouchers }) {
              onSaved(vouchers);
              onClose();
            },
            showRefusal({ fields }) {
              refuse(fields);
              return Object.keys(fields).length > 0;
            },
          },
        )
      }
    >
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
    </VoucherFields>
  );
}

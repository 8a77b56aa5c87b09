"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { IconButton } from "@/components/ui/icon-button";
import { Switch } from "@/components/ui/switch";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { EditVoucher } from "./edit-voucher";
import { VoucherTerms } from "./voucher-terms";

type VoucherItemProps = {
  voucher: StoredVoucher;
  currency: string;
  timeZone: string;
  onChanged: (vouchers: StoredVoucher[]) => void;
  /** Called after a refusal: the shown vouchers may be outdated. */
  onRefused: () => void;
};

/** A voucher with its switch and the buttons that edit and delete it. */
export function VoucherItem({ voucher, currency, timeZone, onChanged, onRefused }: VoucherItemProps) {
  const { id, code, uses, isActive } = voucher;
  const confirm = useConfirm();
  const { pending, act } = useAction<"switch" | "delete">({ onRefused });
  const [edited, setEdited] = useState<StoredVoucher | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const params = { id };
  const onDone = ({ vouchers }: { vouchers: StoredVoucher[] }) => onChanged(vouchers);

  async function remove() {
    const isSure = await confirm({
      title: `Delete the voucher ${code}?`,
      content: "No order has used it. You can’t undo this.",
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (isSure)
      await act("delete", () => call("DELETE /vouchers/{id}", { params }), {
        done: "Voucher deleted",
        onDone,
      });
  }

  function close() {
    setEdited(null);
    editButton.current?.focus();
  }

  return (
    <li className="grid gap-4 py-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Switch
            label={code}
            hint={<VoucherTerms {...{ voucher, timeZone }} />}
            checked={isActive}
            onChange={(active) =>
              void act("switch", () => call("POST /vouchers/{id}", { params, body: { isActive: active } }), {
                onDone,
              })
            }
          />
        </div>
        <IconButton
          ref={editButton}
          icon={Pencil}
          label={`Edit ${code}`}
          aria-expanded={edited !== null}
          onClick={() => setEdited(edited ? null : voucher)}
        />
        {uses === 0 && (
          <IconButton
            icon={Trash2}
            label={`Delete ${code}`}
            disabled={pending === "delete"}
            onClick={() => void remove()}
          />
        )}
      </div>
      {edited && (
        <EditVoucher
          key={edited.updatedAt}
          {...{ currency, timeZone, onRefused }}
          voucher={edited}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {edited && edited.updatedAt !== voucher.updatedAt && (
        <p className="flex flex-wrap items-center gap-3 text-sm" role="status">
          It was changed meanwhile.
          <Button variant="secondary" size="sm" onClick={() => setEdited(voucher)}>
            Show its current values
          </Button>
        </p>
      )}
    </li>
  );
}

"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { useState } from "react";
import { AlertFrame } from "@/components/ui/alert-frame";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { GUEST_REASON_HINT, ReasonField } from "@/components/ui/reason-field";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { orderLimits } from "@/lib/orders/types";
import { guestReasons } from "@/lib/restaurants/guest-reasons";
import { questionOf } from "./step-words";

type CancelDialogProps = {
  order: RestaurantOrder;
  onCancel: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of a cancellation, which the guest reads, and says what happens to the money. */
export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const { title, content, confirmLabel } = questionOf(order);
  return (
    <AlertFrame
      {...(content ? {} : { "aria-describedby": undefined })}
      className="grid max-w-md gap-4 p-6 sm:p-7"
      onClose={onClose}
    >
      <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
      {content && (
        <AlertDialog.Description className="text-ink-soft text-sm">{content}</AlertDialog.Description>
      )}
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onCancel(reason.trim());
        }}
      >
        <ReasonField
          label="Reason for the guest"
          hint={GUEST_REASON_HINT}
          suggestions={guestReasons.cancelledOrder}
          reason={reason}
          maxLength={orderLimits.reason}
          onChange={setReason}
        />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <AlertDialog.Cancel className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}>
            Keep the order
          </AlertDialog.Cancel>
          <Button type="submit" variant="danger" className="max-sm:w-full">
            {confirmLabel}
          </Button>
        </div>
      </form>
    </AlertFrame>
  );
}

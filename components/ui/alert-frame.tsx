"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ComponentProps } from "react";
import { classes } from "./classes";
import { centeredOverlay } from "./dialog-style";
import { useFocusReturn } from "./use-focus-return";

type AlertFrameProps = ComponentProps<typeof AlertDialog.Content> & { onClose: () => void };

/** A centered dialog that a press outside doesn't close. The focus returns to its origin. */
export function AlertFrame({ onClose, onOpenAutoFocus, className, ...rest }: AlertFrameProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={centeredOverlay}>
          <AlertDialog.Content
            {...rest}
            {...focusReturn}
            className={classes(
              "w-full animate-settle rounded-card border border-line bg-raised shadow-raised focus:outline-none",
              className,
            )}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus();
              onOpenAutoFocus?.(event);
            }}
          />
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

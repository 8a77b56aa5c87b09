"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classes } from "./classes";
import { centeredOverlay } from "./dialog-style";
import { stopSubmit } from "./stop-submit";
import { keepOpenForToasts } from "./toaster";
import { useFocusReturn } from "./use-focus-return";

const widths = { narrow: "max-w-md", wide: "max-w-3xl" };

type DialogProps = {
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  onClose: () => void;
  /** Called when the focus returns; may move it elsewhere. */
  onClosed?: () => void;
  children: ReactNode;
};

/** A centered dialog. The focus returns to its origin. */
export function Dialog({ title, description, width = "narrow", onClose, onClosed, children }: DialogProps) {
  const focusReturn = useFocusReturn(onClosed);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={`${centeredOverlay} max-sm:p-3`}>
          <Radix.Content
            {...focusReturn}
            {...(description ? {} : { "aria-describedby": undefined })}
            className={classes(
              "grid w-full min-w-0 animate-settle grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-raised p-5 shadow-raised focus:outline-none sm:p-7",
              widths[width],
            )}
            onInteractOutside={keepOpenForToasts}
            onSubmit={stopSubmit}
          >
            <div className="grid gap-1.5">
              <Radix.Title className="wrap-anywhere text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="text-ink-soft text-sm">{description}</div>
                </Radix.Description>
              )}
            </div>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons of a dialog; the last one is the primary action. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap-reverse justify-end gap-3 *:max-sm:w-full">{children}</div>;
}

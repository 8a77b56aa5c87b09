"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";
import { IconButton } from "./icon-button";
import { stopSubmit } from "./stop-submit";
import { keepOpenForToasts } from "./toaster";
import { useFocusReturn } from "./use-focus-return";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Half a screen wide instead of a column, for content with columns. */
  wide?: boolean;
  /** If true, Escape doesn't close the sheet, such as while a field is edited. */
  keepsEscape?: boolean;
  /** Called when the focus returns; may move it elsewhere. */
  onClosed?: () => void;
  children: ReactNode;
};

/** A panel that slides in over the end of the page. The focus returns to its origin. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  keepsEscape,
  onClosed,
  children,
}: SheetProps) {
  const focusReturn = useFocusReturn(onClosed);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim [backdrop-filter:blur(2px)]" />
        <Dialog.Content
          {...focusReturn}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classes(
            "fixed inset-y-0 right-0 over-page flex animate-slide-end flex-col border-line border-l bg-surface shadow-raised focus:outline-none",
            wide ? "w-[min(60rem,100vw)]" : "w-[min(30rem,100vw)]",
          )}
          onEscapeKeyDown={(event) => {
            if (keepsEscape) event.preventDefault();
          }}
          onInteractOutside={keepOpenForToasts}
          onSubmit={stopSubmit}
        >
          <header className="flex items-start gap-3 border-line border-b py-4 pr-3 pl-5 sm:pl-6">
            <div className="grid min-w-0 flex-1 gap-0.5 pt-1.5">
              <Dialog.Title className="wrap-anywhere text-xl">{title}</Dialog.Title>
              {description && (
                <Dialog.Description asChild>
                  <div className="text-ink-soft text-sm">{description}</div>
                </Dialog.Description>
              )}
            </div>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3 sm:px-4">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

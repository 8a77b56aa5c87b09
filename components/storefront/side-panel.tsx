"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useFocusReturn } from "@/components/ui/use-focus-return";

type SidePanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  closeLabel: string;
  /** The scrolling content, and the footer. */
  children: ReactNode;
};

/** A dialog at the end of an order page. */
export function SidePanel({ open, onOpenChange, title, aside, closeLabel, children }: SidePanelProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim [backdrop-filter:blur(2px)]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 over-page flex w-[min(28rem,100vw)] animate-slide-end flex-col bg-canvas shadow-raised focus:outline-none"
        >
          <header className="flex min-h-16 items-center gap-3 border-line border-b bg-surface py-2 pr-2.5 pl-5 sm:pl-6">
            <Dialog.Title className="sign wrap-anywhere flex-1 text-xl">{title}</Dialog.Title>
            {aside}
            <Dialog.Close asChild>
              <IconButton icon={X} label={closeLabel} size="lg" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

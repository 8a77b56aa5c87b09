"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { type PortalIdentity, PortalSidebar } from "./portal-sidebar";

/** Radix would skip the links and focus the first button, which signs out. */
function focusFirstTab(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.querySelector<HTMLElement>("nav a")?.focus();
  }
}

/** The portal's sidebar over a narrow screen. */
export function MenuDialog({ onClose, ...identity }: PortalIdentity & { onClose: () => void }) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(stays) => stays || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 over-page w-[min(19rem,86vw)] animate-slide shadow-raised focus:outline-none md:hidden"
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            focusFirstTab(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <PortalSidebar {...identity} onNavigate={onClose} />
          <Dialog.Close className="absolute top-4 right-3 grid size-11 place-items-center rounded-control text-on-facade focus-visible:outline-brass">
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close menu</span>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

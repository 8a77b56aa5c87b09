"use client";

import { Menu, X } from "lucide-react";
import Link from "next/link";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Wordmark } from "@/components/ui/logo";
import { useHydrated } from "@/components/ui/use-hydrated";
import { PaletteButton } from "./command-palette";
import { type PortalIdentity, PortalSidebar } from "./portal-sidebar";
import { portals } from "./portals";

const iconButton = "grid size-11 place-items-center rounded-control";

/** Radix would pass the links over and start at the last button, which signs out. */
function focusFirstTab(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.querySelector<HTMLElement>("nav a")?.focus();
  }
}

/** The bar and the menu of the portal below 768 px; the menu closes after switching tab. */
export function MobileMenu(identity: PortalIdentity) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: here a header is a banner, which may have a name
    <header
      aria-label="Portal"
      className="sticky top-0 z-30 flex h-16 items-center justify-between gap-3 border-line border-b bg-canvas/90 px-gutter backdrop-blur-md md:hidden"
    >
      <Link href={portals[identity.portal].home} className="min-w-0 rounded-control">
        <Wordmark name={identity.projectName} className="min-h-11" />
      </Link>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <div className="-mr-2 flex shrink-0 items-center">
          <PaletteButton variant="header" />
          <Dialog.Trigger disabled={!hydrated} className={iconButton}>
            <Menu aria-hidden="true" className="size-5.5" />
            <span className="sr-only">Open menu</span>
          </Dialog.Trigger>
        </div>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim md:hidden" />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 w-[min(19rem,86vw)] animate-slide shadow-raised focus:outline-none md:hidden"
            onOpenAutoFocus={focusFirstTab}
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <PortalSidebar {...identity} onNavigate={() => setOpen(false)} />
            <Dialog.Close
              className={`${iconButton} absolute top-4 right-3 text-on-facade focus-visible:outline-brass`}
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">Close menu</span>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  );
}

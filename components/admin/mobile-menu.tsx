"use client";

import { Menu } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { switchPerson } from "@/components/accounts/pins/switch-person";
import { Wordmark } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { TabCountsDot } from "@/components/ui/tab-counts";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useInteracted } from "@/components/ui/use-interacted";
import { useLoaded } from "@/components/ui/use-loaded";
import { PaletteButton } from "./command-palette";
import { ExitButton } from "./exit-button";
import { portalHomes } from "./portal-homes";
import type { PortalIdentity } from "./portal-sidebar";

const loadDialog = async () => (await import("./menu-dialog")).MenuDialog;

/** The bar and the menu of the portal below 768 px; the menu closes after switching tab. */
export function MobileMenu(identity: PortalIdentity) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const hasInteracted = useInteracted();
  const button = useRef<HTMLButtonElement>(null);
  const { value: MenuDialog, failed, retry } = useLoaded(loadDialog, hasInteracted || open);

  useEffect(() => {
    if (!failed || !open) return;
    setOpen(false);
    retry();
  }, [failed, open, retry]);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: here a header is a banner, which may have a name
    <header
      aria-label="Portal"
      className="sticky top-0 z-30 flex h-16 items-center justify-between gap-3 border-line border-b bg-canvas/90 px-gutter backdrop-blur-md md:hidden"
    >
      <PageLink href={portalHomes[identity.portal]} className="min-w-0 rounded-control">
        <Wordmark name={identity.projectName} className="min-h-11" />
      </PageLink>
      <div className="-mr-2 flex shrink-0 items-center">
        {identity.person.device && (
          <ExitButton {...switchPerson} labelClassName="sr-only" className="justify-center" />
        )}
        <PaletteButton variant="header" />
        <button
          ref={button}
          type="button"
          disabled={!hydrated}
          aria-haspopup="dialog"
          aria-expanded={open}
          className="relative grid size-11 place-items-center rounded-control"
          onClick={() => {
            button.current?.focus();
            setOpen(true);
          }}
        >
          <Menu aria-hidden="true" className="size-5.5" />
          <span className="sr-only">Open menu</span>
          <TabCountsDot />
        </button>
      </div>
      {open && MenuDialog && <MenuDialog {...identity} onClose={() => setOpen(false)} />}
    </header>
  );
}

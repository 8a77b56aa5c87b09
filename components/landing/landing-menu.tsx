"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

type LandingMenuProps = {
  className: string;
  /** Rendered by the server, which spares the page the script of the icons. */
  icons: { open: ReactNode; close: ReactNode };
  children: ReactNode;
};

/**
 * The navbar's menu where its links have no room. Without JavaScript it is open while the focus is in it; a link to a part of the
 * page takes the focus away, which closes it, with JavaScript and without.
 */
export function LandingMenu({ className, icons, children }: LandingMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of what is in it
    <div
      className={`group ${className}`}
      data-open={hydrated ? open : undefined}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        // Safari gives a pressed button the focus only where this is set.
        tabIndex={0}
        aria-controls={id}
        aria-expanded={hydrated ? open : undefined}
        className="-me-2.5 grid size-11 place-items-center rounded-control group-[:not([data-open]):focus-within]:pointer-events-none"
        onClick={() => setOpen(!open)}
      >
        {open ? icons.close : icons.open}
        <span className="sr-only">Menu</span>
      </button>
      <div
        id={id}
        tabIndex={-1}
        className="absolute inset-x-2 top-full mt-2 hidden max-h-[calc(100dvh-6rem)] animate-appear overflow-y-auto rounded-card border border-line bg-raised px-6 pt-4 pb-6 shadow-raised group-data-[open=true]:grid group-[:not([data-open]):focus-within]:grid"
      >
        {children}
      </div>
    </div>
  );
}

"use client";

import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * The navbar's menu where its links have no room. Without JavaScript it is open while the focus is in it; a link to a part of the
 * page takes the focus away, which closes it, with JavaScript and without.
 */
export function LandingMenu({ className, children }: { className: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const Icon = open ? X : Menu;

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
        <Icon aria-hidden="true" className="size-6" />
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

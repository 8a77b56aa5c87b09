import { Menu, X } from "lucide-react";
import { type ReactNode, useId } from "react";

type LandingMenuProps = { label: string; className: string; children: ReactNode };

/**
 * The navbar's menu on narrow screens. Without JavaScript it is open while it contains the focus; with it
 * `components/visitor/menu.ts` controls the menu, and sets attributes that React must ignore.
 */
export function LandingMenu({ label, className, children }: LandingMenuProps) {
  const id = useId();
  return (
    <div data-menu suppressHydrationWarning className={`group ${className}`}>
      <button
        type="button"
        // Safari focuses a pressed button only with a tabIndex.
        tabIndex={0}
        aria-controls={id}
        suppressHydrationWarning
        className="-me-2.5 grid size-11 place-items-center rounded-control group-[:not([data-open]):focus-within]:pointer-events-none"
      >
        <Menu aria-hidden="true" className="size-6 group-data-[open=true]:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-data-[open=true]:block" />
        <span className="sr-only">{label}</span>
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

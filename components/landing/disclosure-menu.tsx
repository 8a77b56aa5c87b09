import { type ReactNode, useId } from "react";
import { classes } from "@/components/ui/classes";

type DisclosureMenuProps = {
  /** The button's content. */
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  className: string;
  children: ReactNode;
};

/**
 * A button and the links that it shows. Without JavaScript they are shown while the menu contains the focus; with it
 * `components/visitor/menu.ts` controls the menu, and sets attributes that React must ignore.
 */
export function DisclosureMenu({
  button,
  buttonClass,
  panelClass,
  className,
  children,
}: DisclosureMenuProps) {
  const id = useId();
  return (
    <div data-menu suppressHydrationWarning className={`group ${className}`}>
      <button
        type="button"
        // Safari focuses a pressed button only with a tabIndex.
        tabIndex={0}
        aria-controls={id}
        suppressHydrationWarning
        className={classes(buttonClass, "group-[:not([data-open]):focus-within]:pointer-events-none")}
      >
        {button}
      </button>
      <div
        id={id}
        tabIndex={-1}
        className={classes(
          panelClass,
          "absolute top-full hidden animate-appear overflow-y-auto rounded-card border border-line bg-raised shadow-raised group-data-[open=true]:grid group-[:not([data-open]):focus-within]:grid",
        )}
      >
        {children}
      </div>
    </div>
  );
}

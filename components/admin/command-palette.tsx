"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { classes } from "@/components/ui/classes";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useLoaded } from "@/components/ui/use-loaded";
import { usePalette } from "./commands";

const loadDialog = async () => (await import("./palette-dialog")).PaletteDialog;

/** Opens with Ctrl-K or Cmd-K, and reaches every tab and action of the portal. It loads with the first of the two keys. */
export function CommandPalette() {
  const { isOpen, setOpen } = usePalette();
  const [isNear, setNear] = useState(false);
  const { value: PaletteDialog, failed, retry } = useLoaded(loadDialog, isNear || isOpen);

  useEffect(() => {
    if (!failed) return;
    setNear(false);
    setOpen(false);
    retry();
  }, [failed, retry, setOpen]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) setNear(true);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isOpen) setOpen(false);
      else if (!document.querySelector("[role=alertdialog], [role=dialog]")) setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOpen, setOpen]);

  return PaletteDialog ? <PaletteDialog /> : null;
}

const buttonLooks = {
  sidebar:
    "flex min-h-11 items-center gap-3 rounded-control border border-on-facade/20 px-3 text-on-facade-soft text-sm transition-colors hover:border-on-facade/40 hover:text-on-facade",
  header:
    "flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-3 text-sm transition-colors hover:bg-sunken",
};

type PaletteButtonProps = {
  /** In a header it is an icon alone on a phone. */
  variant?: keyof typeof buttonLooks;
  onOpen?: (() => void) | undefined;
};

/** Opens the palette by pointer, and tells its keys. */
export function PaletteButton({ variant = "sidebar", onOpen }: PaletteButtonProps) {
  const { setOpen } = usePalette();
  const hydrated = useHydrated();
  const isApple = hydrated && /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <button
      type="button"
      disabled={!hydrated}
      className={buttonLooks[variant]}
      onClick={() => {
        onOpen?.();
        setOpen(true);
      }}
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className={variant === "header" ? "max-md:sr-only" : undefined}>Go to or do</span>
      <kbd className={classes("font-sans text-xs max-md:hidden", variant === "sidebar" && "ml-auto")}>
        {isApple ? "⌘K" : "Ctrl K"}
      </kbd>
    </button>
  );
}

"use client";

import { Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { usePalette } from "@/components/commands/commands";
import { classes } from "@/components/ui/classes";
import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useLoaded } from "@/components/ui/use-loaded";

const loadDialog = async () => (await import("./palette-dialog")).PaletteDialog;

/** Appends a key pressed before the field existed to the search. */
function typeAhead(search: string, { key }: KeyboardEvent) {
  if (key === "Backspace") return search.slice(0, -1);
  return key.length === 1 ? search + key : search;
}

/**
 * Opens with Ctrl-K or Cmd-K, and reaches every tab and action of the portal. The dialog loads with the first of the
 * two keys; text typed meanwhile is searched once it has loaded.
 */
export function CommandPalette() {
  const { isOpen, setOpen } = usePalette();
  const [isNear, setNear] = useState(false);
  const [search, setSearch] = useState("");
  const { value: PaletteDialog, failed, retry } = useLoaded(loadDialog, isNear || isOpen);

  const close = useCallback(() => {
    setSearch("");
    setOpen(false);
  }, [setOpen]);

  useEffect(() => {
    if (!failed) return;
    setNear(false);
    close();
    retry();
  }, [failed, retry, close]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl) setNear(true);
      if (event.key.toLowerCase() === "k" && withControl && !event.altKey) {
        event.preventDefault();
        if (isOpen) close();
        else if (!isDialogOpen()) setOpen(true);
        return;
      }
      const isAwaited = isOpen && !document.activeElement?.closest("[role=dialog]");
      if (!isAwaited || withControl || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") close();
      else setSearch((typed) => typeAhead(typed, event));
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [isOpen, close, setOpen]);

  return PaletteDialog ? <PaletteDialog search={search} onSearch={setSearch} /> : null;
}

const buttonLooks = {
  sidebar:
    "flex min-h-11 items-center gap-3 rounded-control border border-on-facade/20 px-3 text-on-facade-soft text-sm transition-colors hover:border-on-facade/40 hover:text-on-facade",
  header:
    "flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-3 text-sm transition-colors hover:bg-sunken",
};

type PaletteButtonProps = {
  /** In a header only an icon on phones. */
  variant?: keyof typeof buttonLooks;
  onOpen?: (() => void) | undefined;
};

/** Opens the palette by pointer, and shows its shortcut. */
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

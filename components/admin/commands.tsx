"use client";

import type { LucideIcon } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** Something that the command palette offers to do. */
export type Command = { label: string; icon: LucideIcon; disabled?: boolean; run: () => void };

type Palette = {
  commands: readonly Command[];
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** @returns how to take it back */
  offer: (command: Command) => () => void;
};

const PaletteContext = createContext<Palette | null>(null);

/** Knows what can be done on this screen, and whether the palette that lists it is open. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [commands, setCommands] = useState<readonly Command[]>([]);
  const [isOpen, setOpen] = useState(false);

  const offer = useCallback<Palette["offer"]>((command) => {
    setCommands((offered) => [...offered, command]);
    return () => setCommands((offered) => offered.filter((other) => other !== command));
  }, []);

  const palette = useMemo(() => ({ commands, isOpen, setOpen, offer }), [commands, isOpen, offer]);
  return <PaletteContext value={palette}>{children}</PaletteContext>;
}

export function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette) throw new Error("The command palette needs a CommandProvider above it");
  return palette;
}

/** Offers an action in the command palette while the calling component is on screen and `offered` holds. */
export function useCommand({ label, icon, disabled = false, run }: Command, offered = true) {
  const offer = useContext(PaletteContext)?.offer;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () => (offered ? offer?.({ label, icon, disabled, run: () => latest.current() }) : undefined),
    [offer, offered, label, icon, disabled],
  );
}

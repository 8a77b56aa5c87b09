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
import type { ActionKey } from "./portal-actions";
import { takeWantedAction } from "./wanted-action";

/** Something that the command palette offers to do. */
export type Command = { label: string; icon: LucideIcon; disabled?: boolean; run: () => void };

/** The same for an action of the portal, which is declared in `portal-actions.ts`. */
type ActionCommand = { action: ActionKey; disabled: boolean; run: () => void };

type Offered = Command | ActionCommand;

type Palette = {
  commands: readonly Offered[];
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** @returns how to take it back */
  offer: (command: Offered) => () => void;
};

const PaletteContext = createContext<Palette | null>(null);

/** Knows what can be done on this screen, and whether the palette that lists it is open. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [commands, setCommands] = useState<readonly Offered[]>([]);
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

/** A function that stays the same and calls the latest `run`. */
function useLatest(run: () => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}

/** Offers an action in the command palette while the calling component is on screen and `offered` holds. */
export function useCommand({ label, icon, disabled = false, run }: Command, offered = true) {
  const offer = useContext(PaletteContext)?.offer;
  const runLatest = useLatest(run);
  useEffect(
    () => (offered ? offer?.({ label, icon, disabled, run: runLatest }) : undefined),
    [offer, offered, label, icon, disabled, runLatest],
  );
}

type ActionOptions = { disabled?: boolean; offered?: boolean };

/** Does an action of the portal: from the palette, and at once where the palette led here for it. */
export function usePortalAction(
  action: ActionKey,
  run: () => void,
  { disabled = false, offered = true }: ActionOptions = {},
) {
  const offer = useContext(PaletteContext)?.offer;
  const runLatest = useLatest(run);
  useEffect(
    () => (offered ? offer?.({ action, disabled, run: runLatest }) : undefined),
    [offer, offered, action, disabled, runLatest],
  );
  useEffect(() => {
    if (offer && offered && !disabled && takeWantedAction(action)) runLatest();
  }, [offer, offered, action, disabled, runLatest]);
}

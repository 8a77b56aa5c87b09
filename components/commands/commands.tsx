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
import { offerAction } from "./wanted-action";

/** An entry of the command palette. */
export type Command = { label: string; icon: LucideIcon; disabled?: boolean; run: () => void };

/** An entry for an action declared in `portal-actions.ts`. */
type ActionCommand = { action: ActionKey; disabled: boolean; run: () => void };

type Offered = Command | ActionCommand;

type Palette = {
  commands: readonly Offered[];
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** @returns a function that removes it */
  offer: (command: Offered) => () => void;
};

const PaletteContext = createContext<Palette | null>(null);

/** Provides the actions of this screen, and whether the palette that lists them is open. */
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
  if (!palette) throw new Error("CommandProvider is missing");
  return palette;
}

/** Returns a stable function that calls the latest `run`. */
function useLatest(run: () => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}

/** Adds an action to the command palette while the calling component is mounted and `offered` is true. */
export function useCommand({ label, icon, disabled = false, run }: Command, offered = true) {
  const offer = useContext(PaletteContext)?.offer;
  const runLatest = useLatest(run);
  useEffect(
    () => (offered ? offer?.({ label, icon, disabled, run: runLatest }) : undefined),
    [offer, offered, label, icon, disabled, runLatest],
  );
}

type PortalActionOptions = {
  disabled?: boolean;
  offered?: boolean;
  /** The restaurant of an action that each restaurant has. */
  restaurantId?: string;
};

/** Performs an action of the portal: from the palette, or immediately if the palette opened this page for it. */
export function usePortalAction(
  action: ActionKey,
  run: () => void,
  { disabled = false, offered = true, restaurantId }: PortalActionOptions = {},
) {
  const offer = useContext(PaletteContext)?.offer;
  const runLatest = useLatest(run);
  useEffect(
    () => (offered ? offer?.({ action, disabled, run: runLatest }) : undefined),
    [offer, offered, action, disabled, runLatest],
  );
  useEffect(
    () => (offer && offered && !disabled ? offerAction(action, runLatest, restaurantId) : undefined),
    [offer, offered, action, disabled, runLatest, restaurantId],
  );
}

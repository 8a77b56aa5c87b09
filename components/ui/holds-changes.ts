"use client";

import { createContext } from "react";

/** Returns true if leaving would lose changes. `UnsavedChangesProvider` sets it; pages without it hold none. */
export const HoldsChangesContext = createContext<() => boolean>(() => false);

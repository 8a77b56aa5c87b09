"use client";

import { useState } from "react";

/** Keeps one thing open beside a list: the form that adds a row, or a form or dialog of one row. */
export function useRowPanel<Kind extends string>() {
  const [panel, setPanel] = useState<{ kind: Kind; id: string } | "add" | null>(null);
  return {
    isAdding: panel === "add",
    /** Returns the row for which a form or dialog is open. */
    idOf: (kind: Kind) => (panel !== "add" && panel?.kind === kind ? panel.id : null),
    add: () => setPanel("add"),
    open: (kind: Kind, id: string) => setPanel({ kind, id }),
    close: () => setPanel(null),
  };
}

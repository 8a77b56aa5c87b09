"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SectionName } from "./form-values";

type EditorView = {
  /** Sections with hidden fields. */
  folded: readonly SectionName[];
  toggle: (section: SectionName) => void;
  unfold: (sections: readonly SectionName[]) => void;
  /** The edited section; the preview follows it. */
  current: SectionName;
  setCurrent: (section: SectionName) => void;
};

const EditorContext = createContext<EditorView | null>(null);

export function EditorViewProvider({ children }: { children: ReactNode }) {
  const [folded, setFolded] = useState<readonly SectionName[]>([]);
  const [current, setCurrent] = useState<SectionName>("hero");

  const value = useMemo<EditorView>(
    () => ({
      folded,
      current,
      setCurrent,
      toggle: (section) =>
        setFolded((all) =>
          all.includes(section) ? all.filter((one) => one !== section) : [...all, section],
        ),
      unfold: (sections) => setFolded((all) => all.filter((one) => !sections.includes(one))),
    }),
    [folded, current],
  );
  return <EditorContext value={value}>{children}</EditorContext>;
}

type Reveal = (section: SectionName) => void;
const RevealContext = createContext<Reveal | null>(null);
export const RevealProvider = RevealContext.Provider;

/** Shows a section's fields; null while nothing may be edited. */
export const useReveal = () => useContext(RevealContext);

export function useEditorView(): EditorView {
  const view = useContext(EditorContext);
  if (!view) throw new Error("EditorViewProvider is missing");
  return view;
}

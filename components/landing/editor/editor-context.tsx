"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SectionName } from "./form-values";

type EditorView = {
  /** Sections with hidden fields. */
  folded: ReadonlySet<SectionName>;
  toggle: (section: SectionName) => void;
  unfold: (sections: readonly SectionName[]) => void;
  /** The edited section; the preview follows it. */
  current: SectionName;
  setCurrent: (section: SectionName) => void;
};

const EditorContext = createContext<EditorView | null>(null);

export function EditorViewProvider({ children }: { children: ReactNode }) {
  const [folded, setFolded] = useState<ReadonlySet<SectionName>>(new Set());
  const [current, setCurrent] = useState<SectionName>("hero");

  const value = useMemo<EditorView>(
    () => ({
      folded,
      current,
      setCurrent,
      toggle: (section) => {
        setFolded((before) => {
          const after = new Set(before);
          if (!after.delete(section)) after.add(section);
          return after;
        });
      },
      unfold: (names) => setFolded((before) => new Set([...before].filter((name) => !names.includes(name)))),
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
  if (!view) throw new Error("useEditorView needs an EditorViewProvider above it");
  return view;
}

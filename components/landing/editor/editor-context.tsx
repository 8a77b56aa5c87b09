"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import type { LandingContent } from "@/lib/landing/schema";
import { sectionOrder } from "@/lib/landing/sections";
import { type SectionName, sectionsInOrder } from "./form-values";

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
  const [current, setCurrent] = useState<SectionName>("sections");

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

/** The parts of the form, in the order of the page. */
export function useSectionsInOrder(): SectionName[] {
  const sections = useWatch<LandingContent, "sections">({ name: "sections" });
  return sectionsInOrder(sectionOrder({ sections }));
}

export function useEditorView(): EditorView {
  const view = useContext(EditorContext);
  if (!view) throw new Error("EditorViewProvider is missing");
  return view;
}

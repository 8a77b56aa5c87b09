"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SectionType } from "@/lib/pages/schema";
import { sectionNames } from "@/lib/pages/section-words";
import { sectionHints, sectionIcons } from "./section-icons";

type AddSectionProps = { types: readonly SectionType[]; onAdd: (type: SectionType) => void };

/** Offers the types of sections. */
export function AddSection({ types, onAdd }: AddSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<SectionType>(undefined);

  function choose(type: SectionType) {
    chosen.current = type;
    setOpen(false);
  }

  // The section takes the focus, which the dialog returns to the button when it has closed.
  function closed() {
    const type = chosen.current;
    chosen.current = undefined;
    if (type) onAdd(type);
  }

  return (
    <>
      <Button
        variant="secondary"
        data-action="add-section"
        className="sm:justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" />
        Add a section
      </Button>
      {isOpen && (
        <Dialog title="Add a section" width="wide" onClose={() => setOpen(false)} onClosed={closed}>
          <ul className="grid max-h-[70dvh] gap-1 overflow-y-auto sm:grid-cols-2">
            {types.map((type) => (
              <li key={type}>
                <SectionChoice type={type} onChoose={() => choose(type)} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function SectionChoice({ type, onChoose }: { type: SectionType; onChoose: () => void }) {
  const Icon = sectionIcons[type];
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3.5 rounded-control p-2.5 text-left hover:bg-sunken"
      onClick={onChoose}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
      </span>
      <span className="grid min-w-0">
        <span className="font-semibold text-sm">{sectionNames[type]}</span>
        <span className="text-ink-soft text-xs">{sectionHints[type]}</span>
      </span>
    </button>
  );
}

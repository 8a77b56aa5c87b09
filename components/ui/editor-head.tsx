"use client";

import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button";

type EditorHeadProps = {
  title: ReactNode;
  /** The button that leads back to the list, such as “All pages”. */
  listLabel: string;
  onList: () => void;
  /** Below the title: badges and words about the state. */
  state: ReactNode;
  actions: ReactNode;
};

/** The title of an edited entry, which takes the focus, with the way back to the list and what else can be done. */
export function EditorHead({ title, listLabel, onList, state, actions }: EditorHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={onList}>
        <ArrowLeft aria-hidden="true" />
        {listLabel}
      </Button>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
          <h2 ref={heading} tabIndex={-1} dir="auto" className="wrap-anywhere text-xl focus:outline-none">
            {title}
          </h2>
          {state}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full *:max-sm:flex-auto">{actions}</div>
      </div>
    </>
  );
}

"use client";

import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";
import { Field } from "./field";
import { focusOnMount } from "./focus-on-mount";
import { Input } from "./input";
import { Notice } from "./notice";

type ShownOnceProps = {
  title: string;
  /** Names the value, such as “Token”. */
  label: string;
  value: string;
  onClose: () => void;
  /** Explains its use, and who must not have it. */
  children?: ReactNode;
};

/** A secret that was just made, which can't be shown again. It takes the focus; its key is the value. */
export function ShownOnce({ title, label, value, onClose, children }: ShownOnceProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="scroll-my-6 rounded-inner focus:outline-none">
      <Notice tone="success" title={title} onDismiss={onClose}>
        {children}
        <p>Copy it now: it is shown only this once.</p>
        <div className="mt-3 grid w-full gap-2">
          <Field label={label}>
            <Input
              readOnly
              dir="ltr"
              className="font-mono"
              value={value}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton label={`Copy ${label.toLowerCase()}`} text={() => value} />
          </div>
        </div>
      </Notice>
    </div>
  );
}

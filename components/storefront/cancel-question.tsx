"use client";

import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Notice } from "@/components/ui/notice";
import { useTranslate } from "@/components/ui/translation";
import { useFocusOnChange } from "@/components/ui/use-focus-after";

type CancelQuestionProps = {
  /** "Cancel this order", say. */
  label: string;
  /** The label as a question. */
  question: string;
  confirmLabel: string;
  cancel: () => Promise<void>;
  /** The consequences. */
  children: ReactNode;
};

/** A guest's button to cancel, with a question before it. */
export function CancelQuestion({ label, question, confirmLabel, cancel, children }: CancelQuestionProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnChange(isAsking, button);

  function keep() {
    if (isPending) return;
    setError(null);
    setAsking(false);
  }

  async function confirm() {
    setPending(true);
    setError(null);
    try {
      await cancel();
    } catch (failure) {
      setError(callFailure(failure, t("The answer was lost. Please press the button again."), t));
    } finally {
      setPending(false);
    }
  }

  if (!isAsking)
    return (
      <Button
        ref={button}
        variant="quiet"
        className="justify-self-start max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  return (
    <section
      ref={focusOnMount}
      aria-label={question}
      tabIndex={-1}
      className="w-full rounded-inner focus:outline-none"
    >
      <Notice tone="warning" title={question}>
        <div className="grid gap-3">
          <p>{children}</p>
          {error && <p role="alert">{error}</p>}
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
            <Button variant="secondary" onClick={keep}>
              {t("Keep it")}
            </Button>
          </div>
        </div>
      </Notice>
    </section>
  );
}

"use client";

import { CornerLeftUp, Sparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Counter } from "@/components/ui/form/counter";
import { Textarea } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MAX_DESCRIPTION } from "@/lib/business-plan/description-limit";
import { examplePrompts } from "@/lib/business-plan/example-prompts";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";
import { EnglishNotice } from "./english-notice";
import { FailureNotice } from "./failure-notice";
import { GenerationProgress } from "./generation-progress";
import type { useGeneration } from "./use-generation";

type DescribeFormProps = {
  description: string;
  onChange: (description: string) => void;
  generation: ReturnType<typeof useGeneration>;
  /** The request for a description. */
  requestFor: (description: string) => BusinessPlanRequest;
  /** The user returned to the form, which takes the focus. */
  isReturn: boolean;
};

/** Length from which the counter is shown. */
const COUNTER_FROM_LENGTH = MAX_DESCRIPTION * 0.9;

/** Submits a description of the business in plain words; a blank one does nothing. */
export function DescribeForm({ description, onChange, generation, requestFor, isReturn }: DescribeFormProps) {
  const { progress, failure, start, cancel } = generation;
  const hydrated = useHydrated();
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isWorking = progress !== null;
  const text = description.trim();
  const isTooLong = text.length > MAX_DESCRIPTION;

  useEffect(() => {
    if (!isReturn) return;
    // Runs after a closing dialog has returned the focus.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [isReturn]);

  function generate() {
    if (text === "" || isTooLong || isWorking) return;
    void start(requestFor(text));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    generate();
  }

  function pick(prompt: string) {
    const isOwn = text !== "" && !examplePrompts.some((prompt) => prompt === text);
    if (isOwn) {
      const action = { label: "Undo", run: () => onChange(description) };
      notify.info("The example took the place of your text", { action, topic: "example" });
    }
    onChange(prompt);
    const target = box.current;
    target?.focus();
    requestAnimationFrame(() => target?.setSelectionRange(prompt.length, prompt.length));
  }

  return (
    <div className="grid max-w-4xl gap-7">
      <Card aria-label="Your description">
        <form noValidate className="grid gap-5" onSubmit={send}>
          <Field
            label="Describe your business"
            hint="Its name, what it does, where it is and for whom. A sentence or two is enough."
            error={isTooLong ? `At most ${MAX_DESCRIPTION.toLocaleString("en")} characters` : undefined}
            aside={text.length >= COUNTER_FROM_LENGTH && <Counter text={text} limit={MAX_DESCRIPTION} />}
          >
            <Textarea
              ref={box}
              name="description"
              dir="auto"
              autoComplete="off"
              rows={5}
              value={description}
              disabled={!hydrated}
              readOnly={isWorking}
              grows
              className="max-h-96 min-h-36"
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === "Enter" && (ctrlKey || metaKey)) generate();
              }}
            />
          </Field>
          <EnglishNotice description={text} stage="described" />
          {failure && !isWorking && (
            <FailureNotice failure={failure}>
              <Button variant="secondary" size="sm" onClick={generate}>
                Try again
              </Button>
            </FailureNotice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button ref={submit} type="submit" pending={isWorking} className="max-sm:flex-1">
              {!isWorking && <Sparkles aria-hidden="true" />}
              Generate Business Setup
            </Button>
            {isWorking && (
              <Button
                variant="secondary"
                onClick={() => {
                  cancel();
                  submit.current?.focus();
                }}
              >
                Cancel
              </Button>
            )}
          </div>
          {isWorking && <GenerationProgress progress={progress} />}
        </form>
      </Card>
      {!isWorking && hydrated && <ExamplePromptList onPick={pick} />}
    </div>
  );
}

/** Example descriptions; each fills the box. */
function ExamplePromptList({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <section aria-labelledby="example-prompts" className="grid gap-3">
      <h3 id="example-prompts" className="font-sans font-semibold text-sm tracking-normal">
        Or begin with an example
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {examplePrompts.map((prompt) => (
          <li key={prompt} className="grid">
            <button
              type="button"
              className="flex items-start gap-3 rounded-inner border border-line bg-surface px-4 py-3.5 text-left text-ink-soft text-sm shadow-control transition-colors hover:border-line-strong hover:text-ink"
              onClick={() => onPick(prompt)}
            >
              <CornerLeftUp aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand-ink" />
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

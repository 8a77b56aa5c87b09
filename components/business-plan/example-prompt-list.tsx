"use client";

import { CornerLeftUp } from "lucide-react";
import { examplePrompts } from "@/lib/business-plan/example-prompts";

/** Example descriptions; each fills the box. */
export function ExamplePromptList({ onPick }: { onPick: (prompt: string) => void }) {
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

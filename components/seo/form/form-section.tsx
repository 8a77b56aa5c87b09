import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

type FormSectionProps = { title: string; hint: string; icon: LucideIcon; children: ReactNode };

/** One part of the form under its heading. */
export function FormSection({ title, hint, icon: Icon, children }: FormSectionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by a heading
    <div
      role="group"
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface px-4 pt-4 pb-5 shadow-card sm:px-6 sm:pt-5 sm:pb-6"
    >
      <div className="mb-5 flex items-center gap-3.5">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        </span>
        <div className="grid min-w-0 flex-1">
          <h3 id={id} className="text-lg leading-snug">
            {title}
          </h3>
          <p className="text-ink-soft text-xs">{hint}</p>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </div>
  );
}

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { SeoField } from "../form-values";
import { Fold } from "./fold";

type FormSectionProps = {
  title: string;
  hint: string;
  icon: LucideIcon;
  /** The fields of a section that is folded while none of them is set. */
  folds?: readonly SeoField[];
  children: ReactNode;
};

/** One part of the form under its heading. */
export function FormSection({ title, hint, icon: Icon, folds, children }: FormSectionProps) {
  const id = useId();
  const head = (
    <span className="flex min-w-0 flex-1 items-center gap-3.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
      </span>
      <span className="grid min-w-0 flex-1">
        <h3 id={id} className="text-lg leading-snug">
          {title}
        </h3>
        <span className="text-ink-soft text-xs">{hint}</span>
      </span>
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by a heading
    <div
      role="group"
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface px-4 py-4 shadow-card sm:px-6 sm:py-5"
    >
      {folds ? (
        <Fold fields={folds} summary={head} className="-mx-2 -my-1.5 px-2 py-1.5">
          {children}
        </Fold>
      ) : (
        <>
          <div className="mb-5 flex">{head}</div>
          <div className="grid grid-cols-1 gap-5 pb-1">{children}</div>
        </>
      )}
    </div>
  );
}

import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** Actions to offer. */
  children?: ReactNode;
};

export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-line-strong/60 border-dashed px-6 py-14 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-card bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </span>
      <p className="font-display font-semibold text-lg tracking-tight">{title}</p>
      {text && <p className="wrap-anywhere max-w-md text-ink-soft text-sm">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

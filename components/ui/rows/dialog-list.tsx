import type { ReactNode } from "react";

/** A list in a dialog, which scrolls. */
export function DialogList({ children }: { children: ReactNode }) {
  return (
    <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto rounded-inner border border-line px-4">
      {children}
    </ul>
  );
}

type DialogListItemProps = { title: ReactNode; detail: ReactNode; children?: ReactNode };

/** An entry with its buttons. */
export function DialogListItem({ title, detail, children }: DialogListItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-semibold text-sm">{title}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{detail}</p>
      </div>
      {children}
    </li>
  );
}

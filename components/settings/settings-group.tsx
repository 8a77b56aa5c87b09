import type { ReactNode } from "react";
import type { GroupKey } from "./groups";

type SettingsGroupProps = {
  id: GroupKey;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/** A part of the settings, with a heading that links and the focus can reach. */
export function SettingsGroup({ id, title, text, children }: SettingsGroupProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2
          id={id}
          tabIndex={-1}
          className="flex scroll-mt-[calc(var(--bar,0rem)+5rem)] flex-wrap items-center gap-3 text-xl focus:outline-none lg:scroll-mt-8"
        >
          {title}
        </h2>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}

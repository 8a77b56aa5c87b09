import type { ReactNode } from "react";
import { SectionTitle } from "@/components/landing/section-title";

type SectionFrameProps = {
  id: string;
  /** Visible, unless it is empty. */
  heading: string;
  /** Names the section if it has no heading. */
  name: string;
  children: ReactNode;
};

/** A section beside its heading on wide screens; without a heading, it has their whole width. */
export function SectionFrame({ id, heading, name, children }: SectionFrameProps) {
  if (!heading)
    return (
      <section id={id} aria-label={name} className="mx-auto w-full max-w-[88rem] px-gutter pt-section">
        {children}
      </section>
    );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto grid w-full max-w-[88rem] gap-x-12 gap-y-8 px-gutter pt-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <SectionTitle id={`${id}-title`} isBeside>
        {heading}
      </SectionTitle>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

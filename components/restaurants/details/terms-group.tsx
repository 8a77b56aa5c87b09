import { type ReactNode, useId } from "react";

/** A part of a restaurant's terms, below a line. */
export function TermsGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-line border-t pt-6">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

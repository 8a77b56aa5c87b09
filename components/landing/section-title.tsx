import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";

type SectionTitleProps = {
  id: string;
  /** True in the narrow column beside a section: long words of other languages fit in it. */
  isBeside?: boolean;
  children: ReactNode;
};

/** The title of a section, with a scalloped brass rule above it. */
export function SectionTitle({ id, isBeside = false, children }: SectionTitleProps) {
  return (
    <div>
      <div aria-hidden="true" className="hem mb-5 h-2.5 w-20 text-brass" />
      <h2
        id={id}
        dir="auto"
        className={classes(
          "text-match-parent wrap-anywhere hyphens-auto text-display",
          isBeside && "lg:text-[clamp(2rem,0.9rem+2vw,3.25rem)]",
        )}
      >
        {children}
      </h2>
    </div>
  );
}

"use client";

import { BellRing } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Asks for the press that starts the shift. */
export function ShiftNotice({ onStart }: { onStart: () => void }) {
  return (
    <section
      aria-label="Shift"
      className="mx-gutter mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-brass-soft px-5 py-4 low:mt-2 low:py-1.5"
    >
      <p className="min-w-0 flex-[1_1_16rem] text-lg">
        New orders ring until somebody accepts them, and the screen stays on.
      </p>
      <Button size="lg" className="text-lg max-sm:w-full low:min-h-11" onClick={onStart}>
        <BellRing aria-hidden="true" />
        Start the shift
      </Button>
    </section>
  );
}

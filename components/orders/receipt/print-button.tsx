"use client";

import { buttonStyle } from "@/components/ui/button-style";

export function PrintButton() {
  return (
    <button
      type="button"
      className={buttonStyle({ className: "max-sm:w-full" })}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}

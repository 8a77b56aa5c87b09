"use client";

import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";

export function PrintButton() {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={buttonStyle({ className: "max-sm:w-full" })}
      onClick={() => window.print()}
    >
      {t("Print")}
    </button>
  );
}

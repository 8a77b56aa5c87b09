"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import { Button } from "./button";
import type { ButtonStyle } from "./button-style";
import { useTranslate } from "./translation";

type Result = "none" | "copied" | "refused";

const announcements: Record<Result, Translatable | ""> = {
  none: "",
  copied: translatable("Copied to the clipboard"),
  refused: translatable("Copying is not possible here. Select the text and copy it by hand."),
};

type CopyButtonProps = ButtonStyle & {
  /** Called when the button is pressed. */
  text: () => string;
  label?: string;
};

/** Copies a text and announces the outcome to screen readers; without a secure context browsers refuse. */
export function CopyButton({ text, label, variant = "secondary", size = "sm", className }: CopyButtonProps) {
  const t = useTranslate();
  const [result, setResult] = useState<Result>("none");

  useEffect(() => {
    if (result === "none") return;
    const timer = setTimeout(() => setResult("none"), result === "copied" ? 2500 : 6000);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setResult("copied");
    } catch {
      setResult("refused");
    }
  }

  const Icon = result === "copied" ? Check : Copy;

  return (
    <>
      <Button variant={variant} size={size} className={className} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
        {result === "copied" ? t("Copied") : (label ?? t("Copy"))}
      </Button>
      <span role="status" className={result === "refused" ? "text-danger text-xs" : "sr-only"}>
        {t(announcements[result])}
      </span>
    </>
  );
}

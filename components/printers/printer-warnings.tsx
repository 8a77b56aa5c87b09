"use client";

import { useEffect, useEffectEvent } from "react";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import { troubleWords } from "./printer-words";

/** Warns of printers that can’t print. `version` changes with the events of orders. */
export function PrinterWarnings({ version, className }: { version: number; className?: string }) {
  const { data, reload } = useCall("GET /printers", { keepsUp: true });
  const readAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another state
  useEffect(() => readAgain(), [version]);
  const troubled = (data?.printers ?? []).filter((printer) => troubleWords(printer) !== null);
  return (
    <div role="status" className={troubled.length > 0 ? className : undefined}>
      {troubled.length > 0 && (
        <Notice tone="warning" title={troubled.length === 1 ? "A printer needs you" : "Printers need you"}>
          {troubled.map((printer) => (
            <p key={printer.id}>
              <strong>{printer.name}</strong> {troubleWords(printer)}
              {printer.waiting > 0 && `. ${printer.waiting} waiting to be printed.`}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

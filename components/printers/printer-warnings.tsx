"use client";

import { useEffect, useEffectEvent } from "react";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import type { ListedPrinter } from "@/lib/printers/answers";
import { failedWords, troubleWords } from "./printer-words";

function warningOf(printer: ListedPrinter): string {
  const { failed, waiting } = printer;
  const [first, ...more] = [
    [troubleWords(printer), failedWords(printer)].filter(Boolean).join(", and "),
    failed > 0 && "Cook by this screen; the details of the order print its ticket again",
    waiting > 0 && `${waiting} waiting to be printed`,
  ].filter(Boolean);
  return more.length === 0 ? `${first}` : `${[first, ...more].join(". ")}.`;
}

/** Warns of printers that can’t print. `version` changes with the events of orders. */
export function PrinterWarnings({ version, className }: { version: number; className?: string }) {
  const { data, reload } = useCall("GET /printers", { keepsUp: true });
  const readAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another state
  useEffect(() => readAgain(), [version]);
  const troubled = (data?.printers ?? []).filter(
    (printer) => troubleWords(printer) !== null || printer.failed > 0,
  );
  return (
    <div role="status" className={troubled.length > 0 ? className : undefined}>
      {troubled.length > 0 && (
        <Notice tone="warning" title={troubled.length === 1 ? "A printer needs you" : "Printers need you"}>
          {troubled.map((printer) => (
            <p key={printer.id}>
              <strong>{printer.name}</strong> {warningOf(printer)}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

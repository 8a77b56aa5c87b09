"use client";

import { Download, Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { focusOnMount } from "@/components/ui/focus-on-mount";

type ShownCodesProps = {
  codes: readonly string[];
  /** Email address of the user, for the file and the print-out. */
  email: string;
  doneLabel?: string;
  onDone: () => void;
};

function download(text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows new recovery codes, once. */
export function ShownCodes({ codes, email, doneLabel = "I have kept them", onDone }: ShownCodesProps) {
  const asText = () => `Recovery codes of ${email} at ${window.location.host}\n\n${codes.join("\n")}\n`;
  return (
    <Card aria-labelledby="shown-codes-title" className="print-alone grid gap-4 border-brass/45">
      <div className="grid gap-1">
        <h2 ref={focusOnMount} id="shown-codes-title" tabIndex={-1} className="text-lg focus:outline-none">
          Keep these recovery codes
        </h2>
        <p className="text-ink-soft text-sm">
          They are shown only now. Each lets you sign in once if your phone or device is lost. Print them, or
          store them with your passwords.
        </p>
        <p className="hidden text-sm print:block">{email}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-inner bg-sunken px-4 py-3.5 font-mono text-sm tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <CopyButton text={asText} label="Copy" />
        <Button variant="secondary" size="sm" onClick={() => download(asText())}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <Button className="max-sm:w-full sm:justify-self-start print:hidden" onClick={onDone}>
        {doneLabel}
      </Button>
    </Card>
  );
}

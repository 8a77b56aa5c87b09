"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { callHref } from "@/lib/api/call";
import type { ListedPrinter } from "@/lib/printers/answers";
import { howTo } from "./printer-words";

type PrinterAddressProps = {
  printer: Pick<ListedPrinter, "name" | "protocol">;
  secret: string;
  onClose: () => void;
};

/** The new address of a printer, which can't be shown again, and where to type it. */
export function PrinterAddress({ printer: { name, protocol }, secret, onClose }: PrinterAddressProps) {
  const address = window.location.origin + callHref("POST /printers/poll/{secret}", { params: { secret } });
  return (
    <div ref={focusOnMount} tabIndex={-1} className="scroll-my-6 rounded-inner focus:outline-none">
      <Notice tone="success" title={`The address of “${name}”`} onDismiss={onClose}>
        <p>{howTo[protocol]}</p>
        <p>Copy it now: it is shown only this once. Anyone who has it can read your tickets.</p>
        <div className="mt-3 grid w-full gap-2">
          <Field label="Address">
            <Input
              readOnly
              dir="ltr"
              className="font-mono"
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton label="Copy address" text={() => address} />
          </div>
        </div>
      </Notice>
    </div>
  );
}

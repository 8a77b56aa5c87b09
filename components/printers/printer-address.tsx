"use client";

import { ShownOnce } from "@/components/ui/shown-once";
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
    <ShownOnce title={`The address of “${name}”`} label="Address" value={address} onClose={onClose}>
      <p>{howTo[protocol]}</p>
      <p>Anyone who has it can read your tickets.</p>
    </ShownOnce>
  );
}

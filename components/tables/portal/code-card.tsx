import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import type { PrintedCode } from "@/lib/tables/answers";

type CodeCardProps = { code: PrintedCode; restaurantName: string; caption: string; onReplace: () => void };

/** The card of a table: on paper in black on white, six on a sheet of A4. */
export function CodeCard({ code, restaurantName, caption, onReplace }: CodeCardProps) {
  const { name, address, drawing } = code;
  return (
    <li
      aria-label={name}
      className="grid content-start justify-items-center gap-2 rounded-card border border-line bg-surface p-5 text-center"
    >
      <p className="wrap-anywhere font-display font-semibold text-lg">
        <bdi>{restaurantName}</bdi>
      </p>
      <QrCode code={drawing} label={`The code of ${name}`} className="size-40" />
      <p className="wrap-anywhere font-semibold text-xl">
        <bdi>{name}</bdi>
      </p>
      <p className="text-ink-soft text-sm">{caption}</p>
      <p className="wrap-anywhere text-ink-soft text-xs">{address.replace(/^https?:\/\//, "")}</p>
      <Button variant="quiet" size="sm" className="print:hidden" onClick={onReplace}>
        <RotateCw aria-hidden="true" />
        Replace
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}

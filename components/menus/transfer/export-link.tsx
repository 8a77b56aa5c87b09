import { Download } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { exportAddress } from "../menus-api";

type ExportLinkProps = { id: string; label?: string; className?: string };

/** Downloads the dishes of a menu's draft as CSV, for a spreadsheet. */
export function ExportLink({ id, label = "Export CSV", className }: ExportLinkProps) {
  return (
    <a
      href={exportAddress(id)}
      download
      className={buttonStyle({ variant: "secondary", size: "sm", className })}
    >
      <Download aria-hidden="true" />
      {label}
    </a>
  );
}

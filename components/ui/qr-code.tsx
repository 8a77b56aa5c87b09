import type { QrCode as Drawn } from "@/lib/platform/images/qr-code";
import { classes } from "./classes";

type QrCodeProps = { code: Drawn; label: string; className?: string };

/** A QR code: dark on light in any theme, since some readers need that. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={classes("shrink-0 rounded-inner", className)}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

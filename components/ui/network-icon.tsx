import { Globe } from "lucide-react";
import type { NetworkKey } from "@/lib/platform/social/networks";
import { networkIcons } from "./network-icons";

/** The sign of a social network, decorative; a globe for another address. */
export function NetworkIcon({ network, className }: { network: NetworkKey | null; className: string }) {
  const path = network && networkIcons[network];
  if (!path) return <Globe aria-hidden="true" className={className} strokeWidth={1.9} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  );
}

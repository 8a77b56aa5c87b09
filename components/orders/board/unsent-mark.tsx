import { CloudOff } from "lucide-react";

/** Says that a mark waits for a connection, and what guests see until then. */
export function UnsentMark({ soldOut }: { soldOut: boolean }) {
  return (
    <span className="flex items-center gap-2 font-semibold text-base text-brass-ink">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      {soldOut ? "Not sent yet: guests can still order it" : "Not sent yet: guests still see it as sold out"}
    </span>
  );
}

import { Users } from "lucide-react";
import { useId } from "react";
import type { SamplePortal } from "@/lib/dashboard/samples";
import { CardDemoButton } from "./demo-button";
import { StatusBadge } from "./status-badge";

/** One portal; its parts are stacked on a phone. */
export function PortalRow({ portal: { name, audience, users, status } }: { portal: SamplePortal }) {
  const heading = useId();
  return (
    <li>
      <article
        aria-labelledby={heading}
        className="grid items-center gap-x-6 gap-y-3 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_7rem_8rem_auto]"
      >
        <div className="min-w-0">
          <h3 id={heading} className="text-base leading-snug">
            {name}
          </h3>
          <p className="text-ink-soft text-sm">{audience}</p>
        </div>
        <div className="flex items-center justify-between gap-4 lg:contents">
          <span className="flex">
            <StatusBadge status={status} />
          </span>
          <p className="flex items-center gap-2 text-sm tabular-nums">
            <Users aria-hidden="true" className="size-4 text-ink-soft" />
            {users.toLocaleString("en")} users
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <CardDemoButton heading={heading} reason={`The ${name} is sample data: it has no address to open.`}>
            Open
          </CardDemoButton>
          <CardDemoButton heading={heading} reason={`The ${name} is sample data: it has no settings.`}>
            Manage
          </CardDemoButton>
        </div>
      </article>
    </li>
  );
}

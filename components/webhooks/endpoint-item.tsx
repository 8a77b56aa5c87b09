import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ListedEndpoint } from "@/lib/webhooks/schema";

const stateWords: Record<ListedEndpoint["state"], string> = {
  active: "On",
  failing: "Failing",
  off: "Off",
  gone: "Switched off by its answer 410",
};

type EndpointItemProps = {
  endpoint: ListedEndpoint;
  pending: boolean;
  /** The buttons with their words. */
  actions: readonly (readonly [words: string, onClick: () => void])[];
  children?: ReactNode;
};

export function EndpointItem({
  endpoint: { url, events, state },
  pending,
  actions,
  children,
}: EndpointItemProps) {
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="wrap-anywhere font-semibold text-sm">{url}</p>
        <Badge tone={state === "active" ? "brand" : "neutral"}>{stateWords[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">{events.join(", ")}</p>
      <div className="flex flex-wrap gap-2">
        {actions.map(([words, onClick]) => (
          <Button key={words} variant="secondary" size="sm" disabled={pending} onClick={onClick}>
            {words} <span className="sr-only">{url}</span>
          </Button>
        ))}
      </div>
      {children}
    </li>
  );
}

import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { RowActions } from "@/components/ui/rows/row-actions";
import type { ListedEndpoint } from "@/lib/webhooks/schema";
import { EventName } from "./event-name";

const stateWords: Record<ListedEndpoint["state"], string> = {
  active: "On",
  failing: "Failing",
  off: "Off",
  gone: "Switched off: the address answered 410 Gone",
};

type EndpointItemProps = Pick<ComponentProps<typeof RowActions>, "actions" | "pending" | "children"> & {
  endpoint: ListedEndpoint;
};

export function EndpointItem({ endpoint: { url, events, state }, ...row }: EndpointItemProps) {
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="wrap-anywhere font-semibold text-sm">{url}</p>
        <Badge tone={state === "active" ? "brand" : "neutral"}>{stateWords[state]}</Badge>
      </div>
      <ul className="grid gap-x-6 gap-y-0.5 text-ink-soft text-sm sm:grid-cols-2">
        {events.map((name) => (
          <li key={name}>
            <EventName name={name} />
          </li>
        ))}
      </ul>
      <RowActions subject={url} {...row} />
    </li>
  );
}

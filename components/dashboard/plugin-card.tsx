import { Star } from "lucide-react";
import { useId } from "react";
import type { SamplePlugin } from "@/lib/dashboard/samples";
import { Bar } from "./charts/bar";
import { CardDemoButton } from "./demo-button";
import { StatusBadge } from "./status-badge";

type PluginCardProps = { plugin: SamplePlugin; mostInstalls: number };

/** One plugin; its bar compares the installs with those of the most installed one. */
export function PluginCard({ plugin, mostInstalls }: PluginCardProps) {
  const { name, description, status, installs, rating } = plugin;
  const heading = useId();
  const turn = status === "Active" ? "Deactivate" : "Activate";
  return (
    <li className="grid">
      <article
        aria-labelledby={heading}
        className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        <div className="flex items-center justify-between gap-2">
          <StatusBadge status={status} />
          <p className="flex items-center gap-1 font-semibold text-sm tabular-nums">
            <Star aria-hidden="true" className="size-4 fill-brass text-brass" />
            {rating.toFixed(1)}
            <span className="sr-only">of 5 stars</span>
          </p>
        </div>
        <h3 id={heading} className="mt-1 text-lg leading-snug">
          {name}
        </h3>
        <p className="text-ink-soft text-sm">{description}</p>
        <div className="mt-auto grid gap-1.5 pt-2">
          <p className="flex justify-between gap-3 text-xs tabular-nums">
            <span className="text-ink-soft">Installs</span>
            <span className="font-semibold">{installs.toLocaleString("en")}</span>
          </p>
          <Bar value={installs} max={mostInstalls} origin="sample" />
        </div>
        <div className="grid grid-cols-2 gap-2 pt-2">
          <CardDemoButton
            className="px-1"
            heading={heading}
            reason={`${name} is sample data: it has no settings.`}
          >
            Configure
          </CardDemoButton>
          <CardDemoButton
            className="px-1"
            heading={heading}
            reason={`${name} is sample data: its status is only shown.`}
          >
            {turn}
          </CardDemoButton>
        </div>
      </article>
    </li>
  );
}

import { Download } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import type { MarketplaceApp } from "@/lib/dashboard/marketplace-apps";
import { priceText } from "@/lib/dashboard/marketplace-query";
import { CardDemoButton } from "./demo-button";

export function AppCard({ app }: { app: MarketplaceApp }) {
  const heading = useId();
  return (
    <li className="grid">
      <article
        aria-labelledby={heading}
        className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        <Badge className="self-start">{app.category}</Badge>
        <h3 id={heading} className="text-lg leading-snug">
          {app.name}
        </h3>
        <p className="text-ink-soft text-sm">{app.description}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-1 text-ink-soft text-xs tabular-nums">
          <Download aria-hidden="true" className="size-3.5" />
          {app.downloads.toLocaleString("en")} downloads
        </p>
        <div className="flex items-center justify-between gap-3">
          <p className="font-semibold text-sm tabular-nums">{priceText(app)}</p>
          <CardDemoButton
            heading={heading}
            reason={`${app.name} is sample data: there is nothing to install.`}
          >
            Install
          </CardDemoButton>
        </div>
      </article>
    </li>
  );
}

"use client";

import { PackageSearch } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { marketplaceApps } from "@/lib/dashboard/marketplace-apps";
import { findApps } from "@/lib/dashboard/marketplace-query";
import { AppCard } from "./app-card";
import { MarketplaceFilters } from "./marketplace-filters";
import { useMarketplaceQuery } from "./use-marketplace-query";

export function MarketplaceBrowser() {
  const apps = useRef<HTMLElement>(null);
  const { query, search, change } = useMarketplaceQuery();
  const found = findApps(marketplaceApps, query);
  const clear = () => {
    change({ text: "", category: null });
    apps.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  return (
    <section ref={apps} aria-label="Apps" className="grid min-w-0 content-start gap-4">
      <MarketplaceFilters query={query} onSearch={search} onChoose={change} />
      <p role="status" className="text-ink-soft text-sm">
        {found.length === marketplaceApps.length
          ? count(found.length, "app")
          : `${found.length} of ${count(marketplaceApps.length, "app")}`}
      </p>
      {found.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-4">
          {found.map((app) => (
            <AppCard key={app.name} app={app} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={PackageSearch} title="No apps found" text={emptyText(query.text, query.category)}>
          <Button variant="secondary" onClick={clear}>
            Clear search and category
          </Button>
        </EmptyState>
      )}
    </section>
  );
}

function emptyText(text: string, category: string | null): string {
  const where = category ? `in ${category}` : "in the marketplace";
  return text.trim() ? `Nothing ${where} matches “${text.trim()}”.` : `There is nothing ${where}.`;
}

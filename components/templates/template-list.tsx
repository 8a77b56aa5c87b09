"use client";

import { LayoutTemplate } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TemplateCard } from "./template-card";
import type { TemplateActions } from "./use-template-actions";
import type { Templates } from "./use-templates";

const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5";

type TemplateListProps = { list: Templates; actions: TemplateActions; onDetails: (id: string) => void };

export function TemplateList({ list, actions, onDetails }: TemplateListProps) {
  const { templates, status } = list;
  return (
    <section aria-labelledby="templates-title" className="grid gap-5">
      <div className="flex items-center gap-3">
        <h2 id="templates-title" tabIndex={-1} className="text-lg focus:outline-none">
          Your templates
        </h2>
        {status === "ready" && (
          <Badge role="status" tone="brand">
            {templates.length}
            <span className="sr-only"> in total</span>
          </Badge>
        )}
      </div>
      {status === "loading" && <LoadingCards />}
      {status === "failed" && <RetryNotice title="Failed to load templates" onRetry={list.reload} />}
      {status === "ready" && templates.length === 0 && (
        <EmptyState
          icon={LayoutTemplate}
          title="No templates yet"
          text="Upload your first template to get started"
        />
      )}
      {status === "ready" && templates.length > 0 && (
        <ul className={grid}>
          {templates.map((template) => (
            <li key={template.id} className="grid">
              <TemplateCard template={template} actions={actions} onDetails={() => onDetails(template.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LoadingCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading templates...</span>
      <div aria-hidden="true" className={grid}>
        {["a", "b"].map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="aspect-16/10 rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-6 h-9" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

"use client";

import { LayoutTemplate } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { templateMessages } from "@/lib/templates/schema";
import { TemplateCard } from "./template-card";
import { TemplateCards, TemplateListSkeleton } from "./template-cards";
import type { TemplateActions } from "./use-template-actions";
import type { Templates } from "./use-templates";

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
      {status === "loading" && <TemplateListSkeleton />}
      {status === "failed" && <RetryNotice title={templateMessages.listFailed} onRetry={list.reload} />}
      {status === "ready" && templates.length === 0 && (
        <EmptyState
          icon={LayoutTemplate}
          title="No templates yet"
          text="Upload your first template to get started"
        />
      )}
      {status === "ready" && templates.length > 0 && (
        <TemplateCards>
          {templates.map((template) => (
            <li key={template.id} className="grid">
              <TemplateCard template={template} actions={actions} onDetails={() => onDetails(template.id)} />
            </li>
          ))}
        </TemplateCards>
      )}
    </section>
  );
}

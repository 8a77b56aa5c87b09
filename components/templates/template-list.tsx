"use client";

import { LayoutTemplate, RotateCw } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
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
      {status === "failed" && (
        <Notice tone="error" title={templateMessages.listFailed}>
          <Button variant="secondary" size="sm" className="mt-2" onClick={list.reload}>
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        </Notice>
      )}
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

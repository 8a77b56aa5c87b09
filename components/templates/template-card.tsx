"use client";

import { CircleCheck, ListChecks, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { count } from "@/components/ui/count";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { previewAddress } from "@/lib/templates/addresses";
import type { TemplateView } from "@/lib/templates/answers";
import { openPreview } from "./open-preview";
import { UploadDate } from "./upload-date";
import type { TemplateActions } from "./use-template-actions";

type TemplateCardProps = {
  template: TemplateView;
  actions: TemplateActions;
  onDetails: () => void;
};

export function TemplateCard({ template, actions, onDetails }: TemplateCardProps) {
  const { id, name, active, uploadedAt, files, bytes, hash, findings } = template;
  const heading = useId();
  const reason = useId();
  const pending = actions.pendingOf(id);

  return (
    <article
      aria-labelledby={heading}
      className={classes(
        "flex animate-rise flex-col overflow-hidden rounded-card border bg-surface shadow-card",
        active ? "border-brand outline outline-brand" : "border-line",
      )}
    >
      <div className="relative border-line border-b">
        <Thumbnail id={id} version={hash} />
        {active && (
          <Badge tone="solid" className="absolute top-3 left-3 shadow-raised">
            <CircleCheck aria-hidden="true" />
            Active
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <h3
          id={heading}
          tabIndex={-1}
          dir="auto"
          data-template={id}
          className="wrap-anywhere line-clamp-2 text-lg leading-snug focus:outline-none"
        >
          {name}
        </h3>
        <p className="text-ink-soft text-sm">
          <UploadDate at={uploadedAt} /> · {count(files.length, "file")} · {formatFileSize(bytes)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={heading}
          className="-mx-3.5 self-start"
          onClick={onDetails}
        >
          {findings.warning > 0 ? (
            <TriangleAlert aria-hidden="true" className="text-brass-ink" />
          ) : (
            <ListChecks aria-hidden="true" className="text-brand-ink" />
          )}
          {describeFindings(findings)}
        </Button>
        {active && (
          <p id={reason} className="mt-auto text-ink-soft text-xs">
            Visitors see this template. To delete it, activate another one or use the built-in page.
          </p>
        )}
        <div className={classes("grid grid-cols-3 gap-2 pt-2", !active && "mt-auto")}>
          <Button
            variant="secondary"
            size="sm"
            className="px-1"
            aria-describedby={heading}
            onClick={() => openPreview(id)}
          >
            Preview
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="px-1"
            aria-describedby={active ? reason : heading}
            disabled={active}
            pending={pending === "activate"}
            onClick={() => void actions.activate(template)}
          >
            Activate
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="px-1 enabled:text-danger"
            aria-describedby={active ? reason : heading}
            disabled={active}
            pending={pending === "delete"}
            onClick={() => void actions.remove(template)}
          >
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}

/** The template's page without scripts, and inert for pointer, keyboard and screen readers. */
function Thumbnail({ id, version }: { id: string; version: string }) {
  return (
    <div aria-hidden="true" inert className="relative aspect-16/10 overflow-hidden bg-line">
      <iframe
        key={version}
        title="Thumbnail"
        src={`${previewAddress(id, "index.html")}?still=${version.slice(0, 12)}`}
        sandbox=""
        loading="lazy"
        tabIndex={-1}
        scrolling="no"
        className="pointer-events-none absolute top-0 left-0 size-[400%] origin-top-left scale-25 border-0 bg-[white] [color-scheme:light]"
      />
    </div>
  );
}

function describeFindings({ warning, advice }: TemplateView["findings"]): string {
  if (warning > 0) return `Details and ${count(warning, "warning")}`;
  return advice > 0 ? `Details and ${count(advice, "hint")}` : "Details";
}

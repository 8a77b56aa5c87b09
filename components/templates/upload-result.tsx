"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import type { TemplateDetails } from "@/lib/templates/answers";
import { openPreview } from "./open-preview";

type UploadResultProps = { template: TemplateDetails; onDetails: () => void };

/** Shows the result of an upload with next steps; takes the focus from the progress. */
export function UploadResult({ template, onDetails }: UploadResultProps) {
  const region = useRef<HTMLDivElement>(null);
  const { id, name, files, skipped, findings } = template;
  useEffect(() => region.current?.focus({ preventScroll: true }), []);

  const facts = [
    count(files.length, "file"),
    skipped.length > 0 && `${skipped.length.toLocaleString("en")} left out`,
    findings.warning > 0 && count(findings.warning, "warning"),
    findings.advice > 0 && count(findings.advice, "hint"),
  ].filter(Boolean);

  return (
    <div ref={region} tabIndex={-1} className="focus:outline-none">
      <Notice tone="success" title={`“${name}” is ready`}>
        <p className="text-ink-soft">{facts.join(" · ")}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => openPreview(id)}>
            Preview it
          </Button>
          <Button variant="secondary" size="sm" onClick={onDetails}>
            See its report
          </Button>
        </div>
      </Notice>
    </div>
  );
}

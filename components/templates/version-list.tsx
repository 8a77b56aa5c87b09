"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { usePending } from "@/components/ui/use-pending";
import { formatFileSize } from "@/lib/file-size";
import { request } from "@/lib/http/client";
import type { TemplateDetails } from "@/lib/templates/schema";
import { callFailure } from "./call-failure";
import { UploadDate } from "./upload-date";

type VersionListProps = { template: TemplateDetails; onSwitched: (template: TemplateDetails) => void };

/** Every upload of a template, each of which can be gone back to. */
export function VersionList({ template: { id, version: current, versions }, onSwitched }: VersionListProps) {
  const { pending, run } = usePending<string>();
  const [failure, setFailure] = useState("");

  const use = (version: number) =>
    run(String(version), async () => {
      setFailure("");
      try {
        const path = `/templates/versions/${id}/${version}`;
        onSwitched((await request<{ template: TemplateDetails }>(path, { method: "POST" })).template);
      } catch (error) {
        setFailure(callFailure(error, "This version could not be brought back. Please try again."));
      }
    });

  return (
    <section aria-labelledby="versions-title" className="grid gap-4">
      <h3 id="versions-title" className="text-lg">
        Versions
      </h3>
      {failure && <Notice tone="error" title={failure} />}
      <ul className="divide-y divide-line rounded-inner border border-line bg-surface text-sm">
        {versions.map(({ version, fileName, uploadedAt, archiveBytes }) => (
          <li
            key={version}
            aria-current={version === current || undefined}
            className="flex min-h-15 items-center justify-between gap-3 px-4 py-2.5"
          >
            <span className="grid min-w-0">
              <span className="font-semibold">Version {version}</span>
              <span className="wrap-anywhere text-ink-soft text-xs">
                {fileName} · {formatFileSize(archiveBytes)} · <UploadDate at={uploadedAt} withTime />
              </span>
            </span>
            {version === current ? (
              <Badge tone="brand">In use</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                className="shrink-0"
                aria-label={`Go back to version ${version}`}
                pending={pending === String(version)}
                onClick={() => void use(version)}
              >
                Go back to it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { classes } from "@/components/ui/classes";
import { Notice } from "@/components/ui/notice";
import { useLinkedVersion } from "@/components/ui/use-linked-version";
import { usePending } from "@/components/ui/use-pending";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { request } from "@/lib/platform/http/client";
import type { TemplateDetails } from "@/lib/templates/schema";
import { UploadDate } from "./upload-date";

type VersionListProps = { template: TemplateDetails; onSwitched: (template: TemplateDetails) => void };

const showLinked = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: "center" });

/** Every upload of a template, each of which can be gone back to. */
export function VersionList({ template: { id, version: current, versions }, onSwitched }: VersionListProps) {
  const linked = useLinkedVersion();
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
            className={classes(
              "flex min-h-15 items-center justify-between gap-3 px-4 py-2.5",
              version === linked && "rounded-inner outline-2 outline-brand -outline-offset-2",
            )}
            ref={version === linked ? showLinked : undefined}
          >
            <span className="grid min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                Version {version}
                {version === linked && <Badge tone="brass">Before that change</Badge>}
              </span>
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

"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { useLinkedVersion } from "@/components/ui/use-linked-version";
import { call } from "@/lib/api/call";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { TemplateDetails } from "@/lib/templates/answers";
import { UploadDate } from "./upload-date";

type VersionListProps = { template: TemplateDetails; onSwitched: (template: TemplateDetails) => void };

const showLinked = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: "center" });

/** Lists the uploads of a template, to restore one. */
export function VersionList({ template: { id, version: current, versions }, onSwitched }: VersionListProps) {
  const linked = useLinkedVersion();
  const { pending, error, act } = useAction({ refusals: "inline" });

  const use = (version: number) =>
    act(String(version), () => call("POST /templates/versions/{id}/{version}", { params: { id, version } }), {
      failed: "This version could not be brought back. Please try again.",
      onDone: ({ template }) => onSwitched(template),
    });

  return (
    <section aria-labelledby="versions-title" className="grid gap-4">
      <h3 id="versions-title" className="text-lg">
        Versions
      </h3>
      {error && <Notice tone="error" title={error} />}
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

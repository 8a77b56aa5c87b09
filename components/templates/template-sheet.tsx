"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { count } from "@/components/ui/count";
import { onDemand } from "@/components/ui/on-demand";
import { Sheet } from "@/components/ui/sheet";
import { Loading } from "@/components/ui/spinner";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { TemplateDetails, TemplateView } from "@/lib/templates/answers";
import { UploadDate } from "./upload-date";

const TemplateDetailsContent = onDemand(
  async () => (await import("./template-details-content")).TemplateDetailsContent,
  <Loading label="Loading details..." />,
);

type TemplateSheetProps = {
  template: TemplateView;
  onChanged: (template: TemplateDetails) => void;
  onClose: () => void;
};

/** A template's name, report, files and versions. */
export function TemplateSheet({ template, onChanged, onClose }: TemplateSheetProps) {
  const [editing, setEditing] = useState(false);
  const { id, name, active, version, files, bytes, archiveBytes, uploadedAt } = template;
  return (
    <Sheet
      open
      onOpenChange={(stays) => stays || onClose()}
      keepsEscape={editing}
      title={<span dir="auto">{name}</span>}
      description={
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {active && <Badge tone="solid">Active</Badge>}
          <span>
            Version {version} · <UploadDate at={uploadedAt} withTime /> · {count(files.length, "file")} ·{" "}
            {formatFileSize(bytes)} ({formatFileSize(archiveBytes)} as a ZIP)
          </span>
        </div>
      }
    >
      <TemplateDetailsContent key={`${id}/${version}`} id={id} onEditing={setEditing} onChanged={onChanged} />
    </Sheet>
  );
}

"use client";

import { Download } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { notify } from "@/components/ui/messages";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Loading } from "@/components/ui/spinner";
import { useCall } from "@/components/ui/use-call";
import { callHref } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { TemplateDetails } from "@/lib/templates/answers";
import { RenameForm } from "./rename-form";
import { ReplaceForm } from "./replace-form";
import { publishChange } from "./template-channel";
import { TemplateFiles } from "./template-files";
import { TemplateReport } from "./template-report";
import { VersionList } from "./version-list";

type TemplateDetailsContentProps = {
  id: string;
  onEditing: (editing: boolean) => void;
  onChanged: (template: TemplateDetails) => void;
};

export function TemplateDetailsContent({ id, onEditing, onChanged }: TemplateDetailsContentProps) {
  const { data, failure, reload, change } = useCall("GET /templates/get/{id}", { params: { id } });

  function accept(changed: TemplateDetails) {
    change(() => ({ template: changed }));
    onChanged(changed);
  }

  function acceptVersion(changed: TemplateDetails, message: string) {
    accept(changed);
    if (changed.active) publishChange();
    notify.success(message);
  }

  if (failure) {
    const reason = failure instanceof RequestError ? failure.serverMessage : undefined;
    return <RetryNotice title={reason ?? "Failed to load the template’s details"} onRetry={reload} />;
  }
  if (!data) return <Loading label="Loading details..." />;
  const details = data.template;
  return (
    <div className="grid gap-8 px-2 py-3">
      <TemplateReport report={details.report} />
      <section aria-labelledby="change-title" className="flex flex-wrap gap-3">
        <h3 id="change-title" className="mb-1 w-full text-lg">
          Change it
        </h3>
        <RenameForm id={id} name={details.name} onEditing={onEditing} onRenamed={accept} />
        <ReplaceForm
          id={id}
          onReplaced={(changed) => acceptVersion(changed, `Version ${changed.version} is in use now.`)}
        />
        <a
          href={callHref("GET /templates/download/{id}", { params: { id } })}
          download
          className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
        >
          <Download aria-hidden="true" />
          Download the original ZIP
        </a>
      </section>
      <VersionList
        template={details}
        onSwitched={(changed) => acceptVersion(changed, `Version ${changed.version} is in use again.`)}
      />
      <TemplateFiles files={details.files} skipped={details.skipped} />
    </div>
  );
}

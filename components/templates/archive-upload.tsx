import type { ComponentProps, ReactNode } from "react";
import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import { FindingList } from "./finding-list";
import { UploadProgress } from "./upload-progress";
import type { TemplateUpload } from "./use-template-upload";
import { ZipField } from "./zip-field";

type ArchiveUploadProps = Pick<ComponentProps<typeof ZipField>, "label" | "hint" | "autoFocus"> & {
  upload: TemplateUpload;
  onChoose?: (file: File | null) => void;
  /** Further fields and buttons, hidden during the upload. */
  children: ReactNode;
};

/** A form's fields for an archive; during the upload its progress. */
export function ArchiveUpload({ upload, onChoose = upload.choose, children, ...field }: ArchiveUploadProps) {
  const { busy, file, picker, refusal, cancel, dismiss } = upload;
  if (busy && file) return <UploadProgress fileName={file.name} state={busy} onCancel={cancel} />;
  return (
    <>
      <ZipField {...field} ref={picker} file={file} error={refusal?.fields.file} onChoose={onChoose} />
      {refusal && !refusal.fields.file && !refusal.fields.name && (
        <Refusal refusal={refusal} onDismiss={dismiss} />
      )}
      {children}
    </>
  );
}

type RefusalProps = { refusal: NonNullable<TemplateUpload["refusal"]>; onDismiss: () => void };

/** Shows why an upload was rejected: in a sentence, or as a list. */
function Refusal({ refusal: { message, report }, onDismiss }: RefusalProps) {
  return (
    <Notice tone="error" title="This file was not uploaded" onDismiss={onDismiss}>
      {report.length > 1 ? (
        <>
          <p>{count(report.length, "error")} to correct:</p>
          <div className="mt-1 w-full overflow-hidden rounded-inner border border-line bg-surface">
            <FindingList findings={report} />
          </div>
        </>
      ) : (
        <p className="whitespace-pre-line">{message}</p>
      )}
    </Notice>
  );
}

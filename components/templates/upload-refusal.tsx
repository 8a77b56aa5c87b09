import { count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import { FindingList } from "./finding-list";
import type { Refusal } from "./use-template-upload";

type UploadRefusalProps = { refusal: Refusal; onDismiss: () => void };

/** Shows why an upload was rejected: in a sentence, or as a list. */
export function UploadRefusal({ refusal: { message, report }, onDismiss }: UploadRefusalProps) {
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

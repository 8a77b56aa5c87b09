import { CircleAlert, RotateCw, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { PictureUpload, PictureUploads } from "./use-picture-uploads";

/** Lists the uploads with their progress, to be cancelled. */
export function UploadList({ uploads: { uploads, cancel, cancelAll, retry } }: { uploads: PictureUploads }) {
  if (uploads.length === 0) return null;
  const underWay = uploads.filter(({ phase }) => phase !== "refused").length;
  return (
    <section aria-label="Uploads" className="grid gap-1 rounded-inner border border-line bg-raised p-2">
      <div className="flex min-h-11 items-center justify-between gap-3 ps-2">
        <p role="status" className="text-sm">
          {underWay === 0 && "Not everything was uploaded"}
          {underWay === 1 && "One picture is on its way"}
          {underWay > 1 && `${underWay} pictures are on their way`}
        </p>
        <Button variant="quiet" size="sm" onClick={cancelAll}>
          {underWay > 0 ? "Cancel all" : "Dismiss all"}
        </Button>
      </div>
      <ul className="grid max-h-80 overflow-y-auto">
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} cancel={cancel} retry={retry} />
        ))}
      </ul>
    </section>
  );
}

type UploadItemProps = Pick<PictureUploads, "cancel" | "retry"> & { upload: PictureUpload };

function UploadItem({ upload, cancel, retry }: UploadItemProps) {
  const { key, file, phase, sent, message } = upload;
  const isRefused = phase === "refused";
  return (
    <li className="flex items-center gap-3 px-2 py-1.5">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate text-sm">{file.name}</p>
        {isRefused ? (
          <p role="alert" className="flex items-start gap-1.5 font-medium text-danger text-xs">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {message}
          </p>
        ) : (
          <ProgressBar label={`Uploading ${file.name}`} value={phase === "waiting" ? 0 : sent} />
        )}
      </div>
      {isRefused && (
        <IconButton icon={RotateCw} label={`Try ${file.name} again`} onClick={() => retry(key)} />
      )}
      <IconButton
        icon={X}
        label={isRefused ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
        onClick={() => cancel(key)}
      />
    </li>
  );
}

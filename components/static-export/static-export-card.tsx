"use client";

import { CloudUpload, FileArchive } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { callHref } from "@/lib/api/call";
import type { StaticExportState } from "@/lib/static-export/answers";
import { type StaticExportActions, useStaticExport } from "./use-static-export";

/** Downloads the public site as plain files, and stores them in a bucket after each change. */
export function StaticExportCard() {
  const actions = useStaticExport();
  const { data, error, reload } = actions;
  return (
    <Card aria-labelledby="static-export-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="static-export-title" className="text-lg">
          The site as plain files
        </h2>
        <p className="text-ink-soft text-sm">
          Your public pages with their pictures, for any other web server: to leave, or to stay reachable
          while this one is away. Orders, reservations and messages become “please call us”.
        </p>
      </div>
      {data ? (
        <StaticExport state={data} actions={actions} />
      ) : error ? (
        <RetryNotice title="The state of the files could not be loaded" onRetry={reload} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}

type StateProps = { state: StaticExportState; actions: StaticExportActions };

function StaticExport({ state, actions }: StateProps) {
  const { failure, lacks, bucket, isDownloading } = state;
  const isPublic = !lacks.includes("public");
  return (
    <>
      {failure && (
        <Notice tone="error" title="The latest export failed">
          <p>{failure.message}</p>
          <p>
            <MomentTime at={failure.at} />
          </p>
        </Notice>
      )}
      {!isPublic && (
        <Notice tone="warning" title="The site isn’t public yet">
          Make it public in the settings; then it can be exported.
        </Notice>
      )}
      <Reach lacks={lacks} />
      {isPublic && isDownloading && (
        <p role="status" className="text-ink-soft text-sm">
          The site is being downloaded. Another download can begin once that has ended.
        </p>
      )}
      {isPublic && (
        <a
          href={callHref("GET /static-export/files")}
          download
          aria-disabled={isDownloading || undefined}
          onClick={(event) => isDownloading && event.preventDefault()}
          className={buttonStyle({ variant: "secondary", className: "sm:justify-self-start" })}
        >
          <FileArchive aria-hidden="true" />
          Download as ZIP
        </a>
      )}
      {bucket === null ? (
        <p className="text-ink-soft text-sm">
          With a bucket for them (the setting SITE_BUCKET of the server), the files are stored there after
          each change.
        </p>
      ) : (
        <Push state={state} bucket={bucket} actions={actions} />
      )}
    </>
  );
}

/** Says what visitors miss in the files. */
function Reach({ lacks }: Pick<StaticExportState, "lacks">) {
  if (lacks.includes("reach"))
    return (
      <Notice tone="warning" title="Visitors of the files can’t reach you">
        Enter a phone number, an email address or an address in the business profile.
      </Notice>
    );
  if (!lacks.includes("phone")) return null;
  return (
    <Notice title="No phone number in the files">
      They name your email address or address instead. Enter a phone number in the business profile.
    </Notice>
  );
}

function Push({ state, bucket, actions }: StateProps & { bucket: string }) {
  const { isOn, isPushing, pushedAt, files, lacks } = state;
  const { pending, switchOn, push } = actions;
  const hasAddress = !lacks.includes("address");
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Switch
        label="Store the files in the bucket after each change"
        hint={`In the bucket ${bucket}, which everyone may read.`}
        checked={isOn}
        onChange={(on) => void switchOn(on)}
      />
      {!hasAddress && (
        <Notice tone="warning" title="The site’s address is missing">
          Enter it in the settings: the files name it.
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm">
          {isPushing ? (
            "Being stored…"
          ) : pushedAt ? (
            <>
              Stored <MomentTime at={pushedAt} />
              {files !== null && `, ${files} files`}
            </>
          ) : (
            "Nothing stored yet"
          )}
        </p>
        <Button
          variant="secondary"
          size="sm"
          pending={pending === "push"}
          disabled={isPushing}
          onClick={() => void push()}
        >
          <CloudUpload aria-hidden="true" />
          Store now
        </Button>
      </div>
    </div>
  );
}

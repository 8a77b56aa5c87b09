"use client";

import { ScanEye } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { pagePath } from "@/lib/site/pages";
import { InspectionReport } from "./inspection-report";
import { InspectionWaiting } from "./inspection-waiting";
import { LoadFailed } from "./load-failed";

/** Opens the page's tags as search engines get them, beside those stored. */
export function BotView({ page }: { page: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        className="max-sm:grow max-sm:whitespace-nowrap"
        onClick={() => setOpen(true)}
      >
        <ScanEye aria-hidden="true" />
        View as search engine
      </Button>
      <Sheet
        wide
        open={open}
        onOpenChange={setOpen}
        onClosed={() => opener.current?.focus({ preventScroll: true })}
        title="As a search engine sees it"
        description={
          <p className="wrap-anywhere">
            What the server sends for <code className="font-mono text-ink">{pagePath(page)}</code>, against
            what is stored.
          </p>
        }
      >
        <InspectionContent page={page} />
      </Sheet>
    </>
  );
}

function InspectionContent({ page }: { page: string }) {
  const look = useCallback(
    (signal: AbortSignal) => call("GET /seo/inspect/{page}", { params: { page }, signal }),
    [page],
  );
  const { value, error, retry } = useLoaded(look);
  if (value) return <InspectionReport inspection={value.inspection} onReload={retry} />;
  if (error instanceof Error) {
    return (
      <div className="p-2">
        <LoadFailed autoFocus title="The page could not be checked" text={error.message} onRetry={retry} />
      </div>
    );
  }
  return <InspectionWaiting />;
}

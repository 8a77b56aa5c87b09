"use client";

import { ScanEye } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { pagePath } from "@/lib/site/pages";
import { InspectionReport } from "./inspection-report";
import { InspectionFailed, InspectionWaiting } from "./inspection-states";
import { useInspection } from "./use-inspection";

/** A button that shows what a search engine gets of a page, beside what is stored for it. */
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
  const { state, reload } = useInspection(page);
  if (state.phase === "looking") return <InspectionWaiting slow={state.slow} />;
  if (state.phase === "failed") return <InspectionFailed message={state.message} onRetry={reload} />;
  return <InspectionReport inspection={state.inspection} onReload={reload} />;
}

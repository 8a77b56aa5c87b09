"use client";

import { Monitor, RotateCw, Smartphone, Tablet, Unplug, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { Loading } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useLoaded } from "@/components/ui/use-loaded";
import { templateMessages } from "@/lib/templates/schema";
import { PreviewFrame, type PreviewWidth } from "./preview-frame";

const widths = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "tablet", label: "Tablet", icon: Tablet },
  { value: "desktop", label: "Desktop", icon: Monitor },
] as const;

/** Checks that the document loads, as a frame reports no failures. */
async function requireDocument(address: string, signal: AbortSignal) {
  const { ok } = await fetch(address, { method: "HEAD", signal });
  if (!ok) throw new Error("There is no such document");
  return ok;
}

/** A template's page in a frame, at the width of a phone, a tablet or a desktop. */
export function TemplatePreview({ id }: { id: string }) {
  const hydrated = useHydrated();
  const router = useRouter();
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const address = `/templates/preview/${encodeURIComponent(id)}/index.html`;
  const look = useCallback((signal: AbortSignal) => requireDocument(address, signal), [address]);
  const { value: isThere, failed, retry } = useLoaded(look);

  function close() {
    window.close();
    if (!window.closed) router.push("/admin?tab=templates");
  }

  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)]">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-line border-b bg-surface px-gutter py-2">
        <h1 className="text-lg">Template Preview</h1>
        <Segmented
          label="Width"
          segments={widths}
          value={width}
          onChange={setWidth}
          className="max-sm:order-last max-sm:w-full"
        />
        <Button variant="secondary" size="sm" disabled={!hydrated} onClick={close}>
          <X aria-hidden="true" />
          Close Preview
        </Button>
      </header>
      <main className="relative min-h-0 overflow-hidden bg-sunken">
        {!isThere && !failed && <Loading label="Loading preview..." />}
        {failed && (
          <div role="alert" className="mx-auto max-w-xl px-gutter py-12">
            <EmptyState
              icon={Unplug}
              title={templateMessages.previewFailed}
              text="The template may have been deleted, or the server could not be reached."
            >
              <Button variant="secondary" onClick={retry}>
                <RotateCw aria-hidden="true" />
                Try again
              </Button>
            </EmptyState>
          </div>
        )}
        {isThere && <PreviewFrame address={address} width={width} />}
      </main>
    </div>
  );
}

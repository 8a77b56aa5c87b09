"use client";

import { Monitor, RotateCw, Smartphone, Tablet, Unplug, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useFrameScale } from "@/components/ui/preview/use-frame-scale";
import { Segmented } from "@/components/ui/segmented";
import { Loading } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useLoaded } from "@/components/ui/use-loaded";
import { previewAddress } from "@/lib/templates/addresses";

const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "tablet", label: "Tablet", icon: Tablet },
  { value: "desktop", label: "Desktop", icon: Monitor },
] as const;
type Device = (typeof devices)[number]["value"];

/** In CSS pixels; a desktop has the width of the window, and at least this. */
const widths: Record<Device, number> = { phone: 390, tablet: 820, desktop: 1024 };
/** Timeout in milliseconds; then the page is shown as far as it has loaded. */
const TIMEOUT_MS = 5000;

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
  const [device, setDevice] = useState<Device>("desktop");
  const address = previewAddress(id, "index.html");
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
          segments={devices}
          value={device}
          onChange={setDevice}
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
              title="Failed to load template preview"
              text="The template may have been deleted, or the server could not be reached."
            >
              <Button variant="secondary" onClick={retry}>
                <RotateCw aria-hidden="true" />
                Try again
              </Button>
            </EmptyState>
          </div>
        )}
        {isThere && <Frame address={address} device={device} />}
      </main>
    </div>
  );
}

/** Renders the page at a device's width, scaled down to fit. */
function Frame({ address, device }: { address: string; device: Device }) {
  const [loaded, setLoaded] = useState(false);
  const { stage, style } = useFrameScale((room) =>
    device === "desktop" ? Math.max(room, widths.desktop) : widths[device],
  );

  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={stage} className="absolute inset-0 overflow-hidden">
      <iframe
        title="Template"
        src={address}
        sandbox="allow-scripts allow-forms allow-popups allow-modals"
        style={style}
        className="absolute top-0 left-1/2 origin-top border-0 bg-[white] [color-scheme:light]"
        onLoad={() => setLoaded(true)}
      />
      {!loaded && (
        <div className="absolute inset-0 grid place-items-center bg-sunken">
          <Loading label="Loading preview..." />
        </div>
      )}
    </div>
  );
}

"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Notice } from "@/components/ui/notice";
import { QrCode } from "@/components/ui/qr-code";
import type { Pairing } from "@/lib/accounts/pins/answers";

/** The code for pairing a device, with a link, also as a QR code. */
export function PairingNotice({ pairing, onClose }: { pairing: Pairing; onClose: () => void }) {
  const { name, code, url, qr } = pairing;
  return (
    <div ref={focusOnMount} tabIndex={-1} className="scroll-my-6 rounded-inner focus:outline-none">
      <Notice tone="success" title={`Pair “${name}” within ten minutes`} onDismiss={onClose}>
        <p>
          On the device, open {url ? "the link" : "this site’s page /pair"}
          {qr && ", or point its camera here"}, and enter this code. It counts once, and is shown only now.
          {!url && " Open this portal by an address that the device reaches to get a QR code here."}
        </p>
        <div className="mt-3 flex w-full flex-wrap items-center gap-5">
          {qr && <QrCode code={qr} label="The link as a QR code" className="size-40" />}
          <div className="grid min-w-0 justify-items-start gap-3">
            <p className="font-mono font-semibold text-2xl tracking-wider">{code}</p>
            {url && <p className="wrap-anywhere text-ink-soft text-xs">{url.split("#")[0]}</p>}
            <div className="flex flex-wrap items-center gap-2">
              {url && <CopyButton label="Copy link" text={() => url} />}
              <CopyButton label="Copy code" text={() => code} />
            </div>
          </div>
        </div>
      </Notice>
    </div>
  );
}

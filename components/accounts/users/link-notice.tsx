"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { QrCode } from "@/components/ui/qr-code";
import { ShareButton } from "@/components/ui/share-button";
import type { ShownLink } from "./use-users";

/** Shows a link to hand over, once. */
export function LinkNotice({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Notice tone="success" title={`A link for ${link.email}`} onDismiss={onClose}>
      <p>
        {link.isMailed ? "It is sent by email. " : "Send it to them yourself. "}
        Anyone who opens it can choose the password of this account. It works once, within 24 hours, and is
        shown only now.
      </p>
      <div className="mt-3 flex w-full flex-wrap items-center gap-5">
        <QrCode code={link.qr} label="The link as a QR code" className="size-40" />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <Field label="Link" hint="Or let them point their phone’s camera at the code.">
            <Input readOnly value={link.url} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <ShareButton title={`Choose a password for ${link.email}`} url={link.url} />
            <CopyButton label="Copy link" text={() => link.url} />
          </div>
        </div>
      </div>
    </Notice>
  );
}

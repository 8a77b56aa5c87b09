"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { ShownLink } from "./use-users";

/** A link to hand over, which can't be shown again. */
export function LinkNotice({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Notice tone="success" title={`A link for ${link.email}`} onDismiss={onClose}>
      <p>
        {link.isMailed ? "It was sent by mail. " : "Send it to them yourself. "}
        Whoever opens it chooses the password of this account. It works once, within 24 hours, and is shown
        only now.
      </p>
      <div className="mt-3 grid w-full gap-2">
        <Field label="Link">
          <Input readOnly value={link.url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label="Copy link" text={() => link.url} />
        </div>
      </div>
    </Notice>
  );
}

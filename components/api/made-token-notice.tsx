"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { ShownToken } from "./use-tokens";

/** A token that was just made, which can't be shown again. */
export function MadeTokenNotice({ made, onClose }: { made: ShownToken; onClose: () => void }) {
  return (
    <Notice tone="success" title={`The token “${made.name}”`} onDismiss={onClose}>
      <p>Copy it now: it is shown only this once. Keep it as you would a password.</p>
      <div className="mt-3 grid w-full gap-2">
        <Field label="Token">
          <Input
            readOnly
            dir="ltr"
            className="font-mono"
            value={made.token}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label="Copy token" text={() => made.token} />
        </div>
      </div>
    </Notice>
  );
}

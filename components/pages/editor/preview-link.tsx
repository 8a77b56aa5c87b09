"use client";

import type { Route } from "next";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { PageDraft } from "@/lib/pages/answers";

type PreviewLinkProps = {
  draft: PageDraft;
  /** Whether there are changes that the link doesn’t show. */
  unsaved: boolean;
  onChanged: (draft: PageDraft) => void;
  onClose: () => void;
};

/** Shows the secret link of the saved draft, and replaces it. */
export function PreviewLinkDialog({ draft, unsaved, onChanged, onClose }: PreviewLinkProps) {
  const { id, previewPath } = draft;
  const { act, pending } = useAction<"replace">();
  const address = window.location.origin + previewPath;
  const replace = () =>
    act("replace", () => call("POST /pages/{id}/preview-link", { params: { id } }), {
      done: "The link is replaced. The former one shows nothing any more.",
      onDone: onChanged,
    });

  return (
    <Dialog
      title="Show the draft to somebody"
      description="Everyone who has this link sees the saved draft, without signing in. Search engines don’t list it."
      onClose={onClose}
    >
      {unsaved && (
        <Notice tone="info">Your unsaved changes are not in it. Save the draft to show them.</Notice>
      )}
      <p className="wrap-anywhere rounded-control border border-line bg-sunken px-3.5 py-2.5 font-mono text-sm">
        {address}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => address} size="md" label="Copy the link" />
        <ButtonLink href={previewPath as Route} prefetch={false} target="_blank" variant="secondary">
          Open
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
        <Button variant="quiet" pending={pending !== null} onClick={() => void replace()}>
          Replace the link
        </Button>
      </div>
    </Dialog>
  );
}

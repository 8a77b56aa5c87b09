"use client";

import { CornerDownRight, Signpost, Trash2 } from "lucide-react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { ShowAll } from "@/components/ui/show-all";
import type { PathRedirect } from "@/lib/seo/answers";

type RedirectListProps = {
  redirects: readonly PathRedirect[];
  onRemove: (path: string) => Promise<void>;
};

export function RedirectList({ redirects, onRemove }: RedirectListProps) {
  const confirm = useConfirm();

  async function remove({ path, target }: PathRedirect) {
    const isSure = await confirm({
      title: `Remove the redirect from ${path}?`,
      content: <p>Visitors will be sent to the landing page instead of {target}.</p>,
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!isSure) return;
    await onRemove(path);
    document.getElementById("redirects-title")?.focus();
  }

  if (redirects.length === 0) {
    return (
      <EmptyState
        icon={Signpost}
        title="No redirects yet"
        text="Send an old address to a new one above, or choose a path that was requested."
      />
    );
  }
  return (
    <ShowAll label="Redirects" items={redirects} noun="redirect">
      {(redirect) => (
        <li key={redirect.path} className="flex items-center gap-2 py-2 pr-2 pl-4">
          <div className="grid min-w-0 flex-1 gap-0.5 py-1 text-sm">
            <span className="wrap-anywhere font-semibold">{redirect.path}</span>
            <span className="flex min-w-0 items-start gap-1.5 text-ink-soft">
              <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
              <span className="sr-only">leads to </span>
              <span className="wrap-anywhere min-w-0">{redirect.target}</span>
            </span>
          </div>
          <IconButton
            icon={Trash2}
            label={`Remove the redirect from ${redirect.path}`}
            onClick={() => void remove(redirect)}
          />
        </li>
      )}
    </ShowAll>
  );
}

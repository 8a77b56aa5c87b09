"use client";

import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { DeletedPage } from "@/lib/pages/answers";
import { KEPT_DELETED_DAYS } from "@/lib/pages/limits";
import type { PageActions } from "./use-page-actions";

type DeletedPagesProps = { pages: readonly DeletedPage[]; actions: PageActions };

/** The deleted pages, folded away. */
export function DeletedPages({ pages, actions }: DeletedPagesProps) {
  return (
    <details className="rounded-card border border-line bg-surface px-5 sm:px-7">
      <summary className="flex min-h-13 cursor-pointer items-center font-semibold text-sm">
        Deleted pages ({pages.length})
      </summary>
      <p className="text-ink-soft text-sm">They are removed for good after {KEPT_DELETED_DAYS} days.</p>
      <ul className="divide-y divide-line">
        {pages.map((page) => (
          <li key={page.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="wrap-anywhere min-w-0 flex-1 basis-48 text-sm">
              <span dir="auto" className="font-semibold">
                {page.title}
              </span>
              <span className="block text-ink-soft">
                deleted <MomentTime at={page.deletedAt} />
              </span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              disabled={actions.pending !== null}
              onClick={() => actions.takeBack(page)}
            >
              <Undo2 aria-hidden="true" />
              Take back <span className="sr-only">{page.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

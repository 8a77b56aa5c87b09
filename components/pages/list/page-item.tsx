"use client";

import { ArrowUpRight, CopyPlus, Navigation, PencilLine, Trash2 } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { MomentTime } from "@/components/ui/moment-time";
import type { PageSummary } from "@/lib/pages/answers";
import { PageBadges } from "../page-badges";
import type { PageActions } from "./use-page-actions";

type PageItemProps = { page: PageSummary; timeZone: string; actions: PageActions; onOpen: () => void };

export function PageItem({ page, timeZone, actions, onOpen }: PageItemProps) {
  const { title, changedAt, inNavigation, publishError } = page;
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-5"
    >
      <div className="grid min-w-0 gap-1.5">
        <h3 id={heading} dir="auto" className="wrap-anywhere text-lg leading-snug">
          {title}
        </h3>
        <div className="flex flex-wrap gap-1.5">
          <PageBadges page={page} timeZone={timeZone} />
          {inNavigation && (
            <Badge>
              <Navigation aria-hidden="true" />
              In the navigation
            </Badge>
          )}
        </div>
        {publishError && <p className="text-danger text-sm">{publishError}</p>}
        <p className="text-ink-soft text-sm">
          <PageAddress page={page} /> · changed <MomentTime at={changedAt} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button variant="secondary" className="max-md:flex-1" aria-describedby={heading} onClick={onOpen}>
          <PencilLine aria-hidden="true" />
          Edit
        </Button>
        <IconButton
          icon={CopyPlus}
          label={`Duplicate ${title}`}
          disabled={actions.pending !== null}
          onClick={() => actions.duplicate(page)}
        />
        <IconButton
          icon={Trash2}
          label={`Delete ${title}`}
          disabled={actions.pending !== null}
          onClick={() => actions.remove(page)}
        />
      </div>
    </li>
  );
}

/** Links to the page if it is published. */
function PageAddress({ page: { path, proposedPath, title } }: Pick<PageItemProps, "page">) {
  if (path === null) return <span className="wrap-anywhere">{proposedPath}</span>;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="wrap-anywhere -my-3 inline-flex items-center gap-1 py-3 font-semibold text-brand-ink underline underline-offset-3 md:-my-1 md:py-1"
    >
      {path}
      <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only"> ({title}, in a new tab)</span>
    </a>
  );
}

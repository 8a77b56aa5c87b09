"use client";

import { MapPinOff, Signpost, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { ShowAll } from "@/components/ui/show-all";
import { fullTime, timeAgo } from "@/components/ui/time";
import type { UnknownPath } from "@/lib/seo/answers";

type UnknownPathListProps = {
  unknownPaths: readonly UnknownPath[];
  onRedirect: (path: string) => void;
  onForget: (path: string | null) => Promise<void>;
};

/** Lists requested paths without a page, the most frequent first. */
export function UnknownPathList({ unknownPaths, onRedirect, onForget }: UnknownPathListProps) {
  const confirm = useConfirm();
  const title = useRef<HTMLHeadingElement>(null);

  async function forgetAll() {
    const isSure = await confirm({
      title: "Forget all of these paths?",
      content: <p>Counting starts again. Redirects stay.</p>,
      confirmLabel: "Forget all",
      tone: "danger",
    });
    if (isSure) await forget(null);
  }

  async function forget(path: string | null) {
    await onForget(path);
    title.current?.focus();
  }

  return (
    <div className="grid gap-5">
      <div className="flex items-start justify-between gap-4 max-sm:grid">
        <div className="grid gap-1">
          <h2 ref={title} id="unknown-title" tabIndex={-1} className="text-lg focus:outline-none">
            Requested, but not found
          </h2>
          <p className="text-ink-soft text-sm">
            Visitors of these paths were sent to the landing page. Nothing about the visitors is stored.
          </p>
        </div>
        {unknownPaths.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0 max-sm:justify-self-start"
            onClick={() => void forgetAll()}
          >
            Forget all
          </Button>
        )}
      </div>
      {unknownPaths.length === 0 ? (
        <EmptyState
          icon={MapPinOff}
          title="No unknown paths yet"
          text="Paths without a page appear here within a few seconds of a visit."
        />
      ) : (
        <ShowAll label="Unknown paths" items={unknownPaths} noun="path">
          {(unknown) => (
            <UnknownPathItem
              key={unknown.path}
              unknown={unknown}
              onRedirect={() => onRedirect(unknown.path)}
              onForget={() => void forget(unknown.path)}
            />
          )}
        </ShowAll>
      )}
    </div>
  );
}

type UnknownPathItemProps = { unknown: UnknownPath; onRedirect: () => void; onForget: () => void };

function UnknownPathItem({ unknown, onRedirect, onForget }: UnknownPathItemProps) {
  const { path, count, lastAskedAt } = unknown;
  const date = new Date(lastAskedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5 text-sm">
        <span className="wrap-anywhere font-semibold">{path}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs">
          <Badge>
            {count.toLocaleString("en")} {count === 1 ? "visit" : "visits"}
            <span className="sr-only">, the last</span>
          </Badge>
          <time dateTime={lastAskedAt}>
            {timeAgo(date)} · {fullTime(date)}
          </time>
        </span>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <Button variant="secondary" size="sm" className="max-sm:flex-1" onClick={onRedirect}>
          <Signpost aria-hidden="true" />
          Redirect<span className="sr-only"> {path}</span>
        </Button>
        <IconButton icon={Trash2} label={`Forget ${path}`} onClick={onForget} />
      </div>
    </li>
  );
}

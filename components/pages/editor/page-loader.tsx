"use client";

import { CloudOff } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

type PageLoaderProps = { id: string; onList: () => void };

/** Loads the draft of a page and the script of the editor, and opens it. */
export function PageLoader({ id, onList }: PageLoaderProps) {
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all([call("GET /pages/{id}", { params: { id }, signal }), import("./page-editor")]),
    [id],
  );
  const { value, error, failed, retry } = useLoaded(load);

  if (value) {
    const [draft, { PageEditor }] = value;
    return <PageEditor initial={draft} onList={onList} />;
  }
  if (!failed) return <Loading />;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <EmptyState
      icon={CloudOff}
      title={isGone ? "There is no such page" : "The page could not be loaded"}
      text={isGone ? "It may have been deleted." : "Nothing is lost. Check your connection and try again."}
    >
      {!isGone && (
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      )}
      <Button variant={isGone ? "secondary" : "quiet"} onClick={onList}>
        All pages
      </Button>
    </EmptyState>
  );
}

"use client";

import { useCallback } from "react";
import { LoadProblem } from "@/components/ui/load-problem";
import { Loading } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";

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
  return (
    <LoadProblem
      error={error}
      titles={{ gone: "There is no such page", failed: "The page could not be loaded" }}
      listLabel="All pages"
      onRetry={retry}
      onList={onList}
    />
  );
}

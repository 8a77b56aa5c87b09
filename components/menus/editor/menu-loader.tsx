"use client";

import { CloudOff } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useLoaded } from "@/components/ui/use-loaded";
import { RequestError } from "@/lib/http/client";
import { loadMenu } from "../menus-api";
import { MenuEditor } from "./menu-editor";
import { MenuSkeleton } from "./menu-skeleton";

type MenuLoaderProps = { id: string; dish: string | null; onList: () => void };

/** Reads the menu of a restaurant, and opens it in the editor. */
export function MenuLoader({ id, dish, onList }: MenuLoaderProps) {
  const load = useCallback((signal: AbortSignal) => loadMenu(id, signal), [id]);
  const { value: menu, error, failed, retry } = useLoaded(load);

  if (menu) return <MenuEditor initial={menu} dish={dish} onList={onList} />;
  if (!failed) return <MenuSkeleton />;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <EmptyState
      icon={CloudOff}
      title={isGone ? "There is no such restaurant" : "The menu could not be loaded"}
      text={isGone ? "It may have been deleted." : "Nothing is lost. Check your connection and try again."}
    >
      {!isGone && (
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      )}
      <Button variant={isGone ? "secondary" : "quiet"} onClick={onList}>
        All restaurants
      </Button>
    </EmptyState>
  );
}

"use client";

import { CloudOff } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { MenuSkeleton } from "./menu-skeleton";

type MenuLoaderProps = {
  restaurantId: string;
  dish: string | null;
  /** Whether the heading takes the focus that the list has lost. */
  takesFocus: boolean;
  onList: () => void;
};

/** Loads the menu of a restaurant and the script of the editor, and opens it. */
export function MenuLoader({ restaurantId, dish, takesFocus, onList }: MenuLoaderProps) {
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all([
        call("GET /menus/{id}", { params: { id: restaurantId }, signal }),
        import("./menu-editor"),
      ]),
    [restaurantId],
  );
  const { value, error, failed, retry } = useLoaded(load);

  if (value) {
    const [{ menu }, { MenuEditor }] = value;
    return <MenuEditor initial={menu} dish={dish} takesFocus={takesFocus} onList={onList} />;
  }
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

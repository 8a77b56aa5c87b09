"use client";

import { CloudOff } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { MenuSkeleton } from "./menu-skeleton";

/** Loads the editor's script in parallel with the menu. */
const loadEditor = async () => (await import("./menu-editor")).MenuEditor;

type MenuLoaderProps = { restaurantId: string; dish: string | null; onList: () => void };

/** Loads the menu of a restaurant, and opens it in the editor. */
export function MenuLoader({ restaurantId, dish, onList }: MenuLoaderProps) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("GET /menus/{id}", { params: { id: restaurantId }, signal })).menu,
    [restaurantId],
  );
  const menu = useLoaded(load);
  const editor = useLoaded(loadEditor);
  const { value: MenuEditor } = editor;

  if (menu.value && MenuEditor) return <MenuEditor initial={menu.value} dish={dish} onList={onList} />;
  if (!menu.failed && !editor.failed) return <MenuSkeleton />;
  const { error } = menu;
  function retry() {
    if (menu.failed) menu.retry();
    if (editor.failed) editor.retry();
  }
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

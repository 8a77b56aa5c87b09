"use client";

import { useCallback } from "react";
import { LoadProblem } from "@/components/ui/load-problem";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import type { MenuEditorProps } from "./menu-editor";
import { MenuSkeleton } from "./menu-skeleton";

type MenuLoaderProps = Omit<MenuEditorProps, "initial"> & { restaurantId: string };

/** Loads the menu of a restaurant and the script of the editor, and opens it. */
export function MenuLoader({ restaurantId, ...link }: MenuLoaderProps) {
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
    return <MenuEditor initial={menu} {...link} />;
  }
  if (!failed) return <MenuSkeleton />;
  return (
    <LoadProblem
      error={error}
      titles={{ gone: "There is no such restaurant", failed: "The menu could not be loaded" }}
      listLabel="All restaurants"
      onRetry={retry}
      onList={link.onList}
    />
  );
}

"use client";

import { type ComponentProps, useMemo } from "react";
import { ConflictDialog } from "@/components/ui/form/conflict-dialog";
import type { MenuContent } from "@/lib/restaurants/schema";
import { menuChanges } from "./menu-changes";

type MenuConflictProps = Omit<ComponentProps<typeof ConflictDialog>, "title" | "text" | "changes"> & {
  base: MenuContent;
  mine: MenuContent;
  theirs: MenuContent;
};

/** Resolves a conflict with a menu that another user saved or published. */
export function MenuConflict({ base, mine, theirs, ...rest }: MenuConflictProps) {
  const changes = useMemo(() => menuChanges(base, mine, theirs), [base, mine, theirs]);
  return (
    <ConflictDialog
      {...rest}
      title="Somebody saved a newer version"
      text="The menu was changed while you were editing. “Keep mine”: your changes win; their other changes stay. “Take theirs” discards your edits."
      changes={changes}
    />
  );
}

"use client";

import type { ComponentProps } from "react";
import { ConflictDialog } from "@/components/ui/form/conflict-dialog";
import { pageChanges } from "@/lib/pages/page-changes";
import type { PageContent } from "@/lib/pages/schema";
import { type PageValues, toContent } from "./page-kind";

type PageConflictProps = Omit<ComponentProps<typeof ConflictDialog>, "title" | "text" | "changes"> & {
  base: PageValues;
  mine: PageValues;
  theirs: PageContent;
};

/** Dialog after another user saved the page meanwhile. */
export function PageConflict({ base, mine, theirs, ...rest }: PageConflictProps) {
  const own = new Map(pageChanges(toContent(base), toContent(mine)).map((change) => [change.key, change]));
  const other = new Map(pageChanges(toContent(base), theirs).map((change) => [change.key, change]));
  const changes = [...new Set([...own.keys(), ...other.keys()])].map((key) => {
    const [isMine, isTheirs] = [own.get(key), other.get(key)];
    return {
      key,
      label: (isMine ?? isTheirs)?.label ?? key,
      mine: isMine?.words ?? "Unchanged",
      theirs: isTheirs?.words ?? "Unchanged",
      changedBy: isMine && isTheirs ? ("both" as const) : isMine ? ("mine" as const) : ("theirs" as const),
      kept: isMine ? ("mine" as const) : ("theirs" as const),
    };
  });
  return (
    <ConflictDialog
      {...rest}
      title="Somebody saved a newer version"
      text="The page was changed while you were editing. “Keep mine”: Your changes win; their other changes stay, section by section. “Take theirs” discards your edits."
      changes={changes}
    />
  );
}
